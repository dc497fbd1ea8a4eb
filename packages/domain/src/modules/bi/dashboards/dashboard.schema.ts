/**
 * A dashboard as it is typed and read: a name and an address by the rule of `dashboard.rules.ts`, kept written anew from its parts.
 * Source: spec 3 §3, §5 (BI form); decisions-sindical (Words, BI).
 */
import { registro } from '@sede/domain/contract';
import { CARACTERE_INVALIDO, textoLongo, tidyText } from '@sede/domain/kernel';
import { z } from 'zod';
import { MAX_NOME_DO_DASHBOARD, MAX_URL_DO_DASHBOARD, SITUACOES_DO_DASHBOARD } from './dashboard.lists.ts';
import { enderecoDoRelatorio } from './dashboard.rules.ts';
import { dashboardsMessages as messages } from './dashboards.messages.ts';

const faltaOu =
  (message: string) =>
  ({ input }: { input?: unknown }) =>
    input === undefined || input === null ? messages.obrigatorio : message;

export const dashboardFields = {
  nome: z
    .string({ error: faltaOu('Envie um texto.') })
    .overwrite(tidyText)
    .min(1, messages.obrigatorio)
    .max(MAX_NOME_DO_DASHBOARD, textoLongo(MAX_NOME_DO_DASHBOARD))
    .refine((nome) => !nome.includes('\0'), CARACTERE_INVALIDO),
  url: z
    .string({ error: faltaOu(messages.urlInvalida) })
    .trim()
    .min(1, messages.obrigatorio)
    .max(MAX_URL_DO_DASHBOARD, messages.urlInvalida)
    .transform((url, ctx) => {
      const endereco = enderecoDoRelatorio(url);
      if (endereco === null && url !== '') ctx.addIssue({ code: 'custom', message: messages.urlInvalida });
      return endereco ?? url;
    })
    .describe('https://app.powerbi.com/reportEmbed?reportId=…'),
};

export const dashboardForm = z.strictObject(dashboardFields);

export const dashboardSchema = z.object({
  ...registro,
  nome: z.string(),
  url: z.string(),
  carregadoPor: z.string().describe('Nome de quem incluiu, como era então'),
  incluidoEm: z.string(),
  situacao: z.enum(SITUACOES_DO_DASHBOARD),
});
export type Dashboard = z.output<typeof dashboardSchema>;
