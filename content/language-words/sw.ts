import type { LanguageWords } from './words';

/** What the Kiswahili pages say of other languages. */
export const sw = {
  mark: '(kwa {language})',
  textIn: 'Maandishi kamili yameandikwa kwa {language}.',
  readText: 'Soma maandishi kamili',
  nearest: '(ukurasa wa mwanzo)',
  offer: 'Soma ukurasa huu kwa Kiswahili',
  stay: 'Baki kwenye Kiswahili',
} satisfies LanguageWords;
