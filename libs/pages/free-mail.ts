/** Names in the domains of those who give a mailbox to anybody: two who have them are not of one house. */
export const freeMail: ReadonlySet<string> = new Set(
  'gmail googlemail outlook hotmail live yahoo icloud gmx web aol orange wanadoo free laposte libero tiscali sapo t-online freenet proton protonmail mail wp onet interia o2 ziggo kpnmail xs4all telenet'.split(
    ' ',
  ),
);
