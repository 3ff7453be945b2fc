/** Figures of a page: times in milliseconds, scripts that load without any interaction in bytes. */
export interface PageFigures {
  score: number;
  paint: number;
  largestPaint: number;
  blocking: number;
  styleAndLayout: number;
  shift: number;
  scripts: number;
}

/** The medians of a page with scripts and with scripts blocked. */
export interface PageMeasurement {
  scripted: PageFigures;
  blocked: PageFigures;
}
