/** What the English pages say of other languages. `{language}` is the name of one, in English. */
export const en = {
  /** Behind what is in another language: a link, a piece in a list, a result. */
  mark: '(in {language})',
  /** On the page of a piece whose text is in another language. */
  textIn: 'The full text is in {language}.',
  readText: 'Read the full text',
  /** Behind “English” on a page that English has not: where the link leads. */
  nearest: '(home page)',
  /** To a visitor who chose this language before, on a page in another. */
  offer: 'Read this page in English',
  /** The sign that closes such an offer of another language. */
  stay: 'Stay in English',
};
