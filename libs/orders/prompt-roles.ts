/** Whose words a prompt to a language model can hold: template parameters of any other role are said to nobody. */
export const promptRoles = ['system', 'assistant', 'user'] as const;

export type PromptRole = (typeof promptRoles)[number];

export function isPromptRole(role: string): role is PromptRole {
  return promptRoles.some((each) => each === role);
}
