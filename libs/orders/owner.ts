/**
 * Who holds a lease or makes a send: `instance/process`, the name that survives a restart and what is unique to one
 * process of that name.
 */
export function ownerOf(instance: string, processId: string): string {
  return `${instance}/${processId}`;
}

/** Whether `owner` is another process of the same instance than `self`. */
export function isOtherProcess(owner: string, self: string): boolean {
  return owner !== self && instanceOf(owner) === instanceOf(self);
}

function instanceOf(owner: string): string {
  return owner.slice(0, owner.lastIndexOf('/'));
}
