/** Zone in which the firm keeps its calendar: three hours ahead of UTC, all year, since 1960. */
export const FIRM_ZONE = 'Africa/Nairobi';
export const FIRM_OFFSET_HOURS = 3;

/** The same as the end of an ISO instant. */
export const FIRM_OFFSET = '+03:00';
