// What the search needs for its filters, once they are offered or used.
rowhouse("selects", (data) => {
  const NONE = "none";
  const size = (ranges) => ranges.reduce((sum, end, at) => at % 2 ? sum + end : sum - end, 0);
  const named = data.qualities.map((quality) => quality || NONE);

  return {
    // Qualities and years are ranges of ranks, which are in order of them.
    terms({quality, year}) {
      const ofQuality = () => data.quality[named.indexOf(quality)];
      const ofYear = () => (data.years.find(([name]) => String(name) === year) || [])[1];
      return [quality && ofQuality, year && ofYear].filter(Boolean).map((find) => {
        const ranges = find() || [];
        return {size: size(ranges), total: size(ranges), tiers: [[{ranges}], [], [], []]};
      });
    },

    offer(selects, choose) {
      const choices = {
        country: data.countries,
        type: data.types,
        quality: named.map((name, at) => [name, size(data.quality[at])]),
        year: data.years.map(([name, ranges]) => [name, size(ranges)]),
      };
      selects.forEach((select) => {
        const {value} = select;
        select.length = 1;
        choices[select.name].filter(([name]) => name).forEach(([name, count]) => {
          select.add(new Option(`${name} (${count.toLocaleString("en")})`, name));
        });
        choose(select, value);
      });
    },
  };
});
