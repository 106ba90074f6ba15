// So many rows are shown at once, and so much is read for a word. Words are in rows in one of these tiers.
const PAGE = 50, BYTES_A_TERM = 60000, TIERS = [0, 1, 2, 3];
