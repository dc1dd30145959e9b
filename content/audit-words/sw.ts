/**
 * What a run of `npm run a11y` writes into the accessibility statement, in Kiswahili, by its English
 * words (scripts/lib/a11y): the standards of the engines, the reasons of findings that are set aside,
 * and where one can read them. New English words stop the build until they stand here.
 */
export const sw: Readonly<Record<string, string>> = {
  'WCAG 2.0 to 2.2, A and AA, and best practice': 'WCAG 2.0 hadi 2.2, A na AA, na desturi bora',
  'WCAG 2.2, A and AA, and IBM’s own requirements': 'WCAG 2.2, A na AA, na masharti ya IBM yenyewe',
  'WCAG 2.1, A and AA': 'WCAG 2.1, A na AA',

  'The link to skip to the content has to be the first thing on the page, before the header and so before any landmark.':
    'Kiungo cha kuruka hadi maudhui lazima kiwe cha kwanza kwenye ukurasa, kabla ya kichwa cha ukurasa, na kwa hiyo nje ya sehemu yoyote yenye jina.',
  'WCAG technique G1': 'Mbinu G1 ya WCAG',
  'The engine takes every form for a landmark. A form without a name is none, so there are no two to be told apart.':
    'Injini huihesabu kila fomu kuwa sehemu kuu ya ukurasa. Fomu isiyo na jina si sehemu kuu, kwa hiyo hakuna mbili za kutofautishwa.',
  'HTML Accessibility API Mappings, form': 'Ulinganisho wa HTML na API za ufikivu, kipengele form',
  'On a phone a table is set as blocks, which takes away its roles in some browsers. The roles in the markup give them back.':
    'Kwenye simu jedwali hupangwa kama vipande, na baadhi ya vivinjari husahau kuwa ni jedwali. Alama zilizo katika msimbo huvikumbusha.',
  'Tables, CSS display properties and ARIA': 'Majedwali, sifa za CSS za mwonekano na ARIA',
  'The attribute is not deprecated, and this value is one that the standard lists.':
    'Sifa hii haijaachwa, na thamani yake ni mojawapo ya zilizoorodheshwa na kiwango.',
  'HTML Standard, pragma directives': 'Kiwango cha HTML, maelekezo ya pragma',
  'A list that goes on where another ended, as clauses do; the attribute is not deprecated.':
    'Orodha inayoendelea pale nyingine ilipoishia, kama vifungu; sifa hii haijaachwa.',
  'HTML Standard, the ol element': 'Kiwango cha HTML, kipengele ol',
  'A table that is wider than its frame is scrolled in it by key, so the frame takes the focus. Whether a table is wider depends on the window, of which the markup knows nothing.':
    'Jedwali pana kuliko fremu yake husogezwa kwa kibodi, kwa hiyo fremu hupokea kiteuzi. Kama jedwali ni pana hutegemea dirisha, ambalo msimbo haulijui.',
  'Understanding WCAG 2.2, keyboard': 'Kuelewa WCAG 2.2, kibodi',
  'The legend is there for those who hear the page. It is out of sight because the heading above says the same.':
    'Maelezo haya ni ya wanaousikiliza ukurasa. Hayaonekani kwa sababu kichwa kilicho juu kinasema jambo lilelile.',
  'WCAG technique H71': 'Mbinu H71 ya WCAG',
  'The head of the first column has its name for those who hear the page; those who see it read the same from the column.':
    'Kichwa cha safu ya kwanza kina jina kwa wanaousikiliza ukurasa; wanaouona hulisoma kutoka kwenye safu yenyewe.',
  'WCAG technique C7': 'Mbinu C7 ya WCAG',
  'The figure has its caption. On a phone both lie in a folded chapter, where the engine sees the one and not the other.':
    'Mchoro una maelezo yake. Kwenye simu vyote viwili vimo katika sura iliyokunjwa, ambamo injini huona kimoja na si kingine.',
  'HTML Accessibility API Mappings, figure':
    'Ulinganisho wa HTML na API za ufikivu, kipengele figure',
  'White words stand on the land, a dark red behind them: 8.3 to 1 in light, 11.3 to 1 in dark. The engine compares them with the sky above the land.':
    'Maneno meupe yako juu ya ardhi, nyuma yake rangi nyekundu iliyoiva: 8.3 kwa 1 katika mwangaza, 11.3 kwa 1 katika giza. Injini huyalinganisha na anga iliyo juu ya ardhi.',
  'WCAG 2.2, contrast ratio': 'WCAG 2.2, uwiano wa utofauti wa rangi',
};
