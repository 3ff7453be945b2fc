// @types/selenium-webdriver declares this module under a name that Node cannot import.
declare module 'selenium-webdriver/http/index.js' {
  export * from 'selenium-webdriver/http.js';
}
