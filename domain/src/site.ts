/** What Docent is, in one sentence of the length that search engines show. */
export const PRODUCT_DESCRIPTION =
  'Docent turns your documents into a chatbot that says only what it can prove: every sentence comes with the quote, the file and the page.'
