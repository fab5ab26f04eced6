/** Records of master data in one import; more would hold up other requests for too long (0.2 s, measured). */
export const mostImported = 1_000;
