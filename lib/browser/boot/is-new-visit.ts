/** Whether the page was come to by a press or an address, and not by Back or a reload. */
export const isNewVisit = () =>
  (performance.getEntriesByType?.('navigation')[0] as PerformanceNavigationTiming | undefined)
    ?.type === 'navigate';
