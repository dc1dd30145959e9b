import * as en from '../en/stop-words';

/** Connectives, pronouns and words of asking; English ones too, in which texts and questions come as well. */
export const stopWords = `
  ${en.stopWords}
  aidha ambacho ambalo ambao ambapo ambayo ambazo ambaye ana au baada baadhi bado bali basi bila cha changu chake
  chao chenu chetu cho chochote gani hadi haiwezi haki hapa hapo hata hasa haya hayo hii hiki hilo hivi hivyo
  hiyo hizi hizo huko huku hukuweza huo huu huwa huyo huyu ikiwa ila ili ilikuwa ingawa iwe je jinsi juu kabla
  kama kati katika kila kisha kuhusu kuliko kutoka kuwa kwa kwako kwamba kwangu kwake kwao kwenu kwenye kwetu la lake
  lakini langu lao lenu letu lini mimi mno mpaka mwa mwake mwao mwenye mwetu mwisho na naomba nani nataka ndani
  ndio ndipo ndiyo nawezaje ngapi ni nini ninaweza ninawezaje ninyi nje pa pale pamoja pia sababu sana sasa si
  sisi tafadhali tangu tena tu vile vipi vya vyake vyao vyenu vyetu vyote wa wake wako wala walio wangapi wangu
  wao wapi wenu wenye wetu wewe wote ya yaani yake yako yangu yao yeye yenu yenye yetu yote yoyote yule yupi za
  zaidi zake zako zangu zao zenu zenye zetu zote
`;

/** Verbs and nouns with which people ask for something: they count, and for little. */
export const weakWords = `
  ${en.weakWords}
  afrika angalia anza bora fulani habari hutoa iko ipo jambo kampuni kazi kuona kupata kusoma maelezo mambo mfano
  mna mpya mtu msaada naweza nitapata onyesha orodha pata saidia soma taarifa tafuta tazama tovuti tumia ukurasa watu
  yapo ziko zipo
`;

export { askingWords } from '../en/stop-words';
