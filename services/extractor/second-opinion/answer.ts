import { z } from 'zod';

/** What a model is to answer: all of it, and nothing else. Every key is required, as strict schemas want it. */
export const answerSchema = z.strictObject({
  answers: z.array(
    z.strictObject({
      question: z.string().describe('The id of the question'),
      value: z
        .string()
        .nullable()
        .describe('The value in the form that the question asks for; null: not known'),
      printed: z
        .string()
        .nullable()
        .describe('The characters that print it, exactly; null for known candidates'),
      page: z.number().nullable().describe('The number of the page where they are printed'),
    }),
  ),
});

export type Answer = z.output<typeof answerSchema>['answers'][number];
