/** Articles, prepositions, pronouns, words of asking; also what is left of “don’t” and “we’ll”. Kiswahili too, in which English pages are asked for. */
export const stopWords = `
  a about after again all also am an and any anything anyone are as at be because been before being between
  both but by can cannot could d did didn do does doesn doing don done each else ever every few for from
  get gets had has have having he her here hers him his how i if in into is isn it its itself just let ll
  m me might more most much must my no nor not of off on once one only or other our ours out over own per
  please rather re s same shall she should so some somebody someone something such t than that the their
  them then there these they this those through to too two under until up upon us ve very was we were
  what when where whether which while who whom whose why will with within without would yet you your yours
  au gani hii hizo huu je jinsi kama katika kila kuhusu kutoka kwa kwamba kwenu kwenye la lini mimi mwa na namna nani
  nataka nawezaje ndani ngapi ni nini pia sana sisi tu vipi wa wapi ya yako yangu yenu yetu yule yupi za
  zenu zetu
`;

/** Verbs and nouns with which people ask for something: they count, and for little. */
export const weakWords = `
  africa african best can company consultancy consultant consulting current do example find firm give good
  help information latest next recent upcoming kind learn like list look looking make need new page read run runs running see send show
  speak take talk talking tell thing things top type use using want way website work working works
  write year kampuni maelezo njia tovuti
`;

/** Words that ask, by the term they are written with. */
export const askingWords = {
  who: 'who',
  whom: 'who',
  whose: 'who',
  nani: 'who',
  where: 'where',
  wapi: 'where',
  when: 'when',
  lini: 'when',
} as const;
