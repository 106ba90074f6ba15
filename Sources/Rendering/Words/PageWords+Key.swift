extension PageWords {
  /// The keys of the phrases; the English phrases, in `en.json`, show their use.
  package enum Key: String, CaseIterable, Sendable {
    // The frame of a page, and the way around.
    case skip, site, thisPage, search, searchFor, searchIn, searchTables, breadcrumb, previous,
      next, previousPage, nextPage, neighbours, page, lastPage, pageOf, pagesOf, pageNotFound,
      nothingAtAddress, homePage, pageMoved, overview, explore, more, browse, suchAs, allOf,
      columnsNoun, download, aboutSite, madeWith

    // Rows, and how many there are.
    case row, counted, totalNoun, rangeOf, nextRows, downloadThese, downloadAll, pageFile, allRows,
      copyLink, rowTitle, rowNumber, nothingHere, nothingToShow, continued, goesOn, notGiven,
      unknown, label, range, about, sortedUp, sortedDown, bytes, kilobytes, megabytes, gigabytes,
      terabytes

    // A row's own page.
    case value, values, pictures, picture, ofTitle, pictureOf, location, coordinates, number,
      listedOn, referencedBy, andMore, moreOf, moreWith, higherThan, lowerThan, placeNumber,
      placeOf, placeBy, lowestFirst, earliestFirst, latestFirst, data, citeAs, rowOf, laterThan,
      earlierThan, listPage, worldMap, north, south, east, west

    // The front page of a catalogue.
    case introduction, table, filesCounted, inColumns, skippedRows, skippedTitle, skippedCounted,
      skippedFirst, skippedAt, skippedIn, reason, rowText, notAnObject, noIdentifier, badIdentifier,
      noRowName, conflictingRow, cellCount, notARow, openQuote, invalidSyntax, columns, tables,
      tablesNoun, tablesCounted, tablesWith, barOfColumn, source, licence, noValues, countedValues,
      countedNumbers, countedPercentages, countedAmounts, countedDates, countedTimes,
      countedDatesAndTimes, countedDurations, countedLinks, countedEmails, countedPictures,
      countedSounds, countedColours, countedLatitudes, countedLongitudes, countedLists, allSame,
      allUnique, nearlyAllUnique, unique, missing, median, thousands, millions, billions

    // Indexes and sections.
    case valuesOf, titleBy, titleByCount, byName, mostFirst, countedWithEach, fromAToZ,
      otherInitial, totalSum, totalAverage, totalEarliest, totalLatest, totalMinimum, totalMaximum

    // The summary.
    case summary, summaryOf, numbers, withSound, withCoordinates, years, rowsBy, lastYears,
      withMost, estimates, places, area, mostAreas, eachArea, placesTitle, mapTitle, mapCaption,
      outsideMap, mapDescription, equator, northShort, southShort, eastShort, westShort

    // The search.
    case searchHint, searchSyntax, howToSearch, searchNeedsScript, withoutScript, allChoices, order,
      unknownWords, wordsOnly, filters, showRows, compactRows, asCards, asMap, mapOf, withoutPlace,
      allOnMap, moveUp, moveDown, resetColumns, downloadFound, findIn, moreValues, takeMany,
      countAll, tryAgain, loading, fetching, failed, notRead, siteChanged, indexDamaged, notLoaded,
      scriptFailed, quoted, and, atLeast, found, nothingFound, noneMatch, alsoContains, didYouMean,
      endsSo, endsMany, without, until, rangeFrom, rangeTo

    // The player.
    case play, pause, player, position, speed, continueDown, playerKeys, close, notPlayed,
      openSound, nextFollows

    // Screens and forms.
    case sections, index, variants, selected, notSelected, moreAbout, clearSearch, rowsFound,
      noRowMatches, copied, shared, addressCopied, selectedToCopy, choosingNeedsScript, on, off,
      isOn, isOff, saveAsJSON, savedAs, isShown, aSection, forgotten, restored, addA, addAn,
      removeLast, removeOne, remove, increase, decrease, added, removed, numberOf, partOf,
      sourceCode, generatedHTML, screensCounted, linksCounted, screenMap, linksAsTable, linkFrom,
      linkTo, opensNoScreen, noScreenOpens, elementNumber, item, outOfDate, notReadAgain

    // What a field accepts.
    case digitsOnly, lettersAndDigits, mailAddress, characters, charactersFrom, wholeNumberFrom,
      numberFrom

    // The way from a table to the search of all tables of its site.
    case searchAllTables
  }
}
