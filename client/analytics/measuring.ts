/** What measures a visit, one chunk. */
export { onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';
export { createVisitReport } from './visitReport.ts';
