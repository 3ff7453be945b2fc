/** Which browser a project of playwright.config.ts runs the journeys in. */
export interface EngineOptions {
  engine: 'chromium' | 'firefox' | 'webkit';
}
