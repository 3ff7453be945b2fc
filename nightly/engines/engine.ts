/** The browser of a project of playwright.config.ts. */
export interface EngineOptions {
  engine: 'chromium' | 'firefox' | 'webkit';
}
