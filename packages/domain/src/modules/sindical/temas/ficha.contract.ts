/**
 * What themes say of an authority: a section of its profile, and the 'Ficha para reunião'. `id` is the authority's.
 *
 * Both ask for `autoridades.ver` besides, since they tell of a profile. The typed lines travel in the address, which the log leaves out.
 * Source: decisions-sindical-contratos-patrimonio (Ficha para reunião, Authorities).
 */
import { fileOutput, idInput, op, param } from '@sede/domain/contract';
import { z } from 'zod';
import { LINHAS_DA_FICHA, MAX_LINHA_DA_FICHA, MAX_TEMAS_DA_FICHA } from './ficha.lists.ts';
import { fichaMessages as messages } from './ficha.messages.ts';
import { temaDaAutoridade } from './ficha.schema.ts';

export const fichaOperations = {
  daAutoridade: op('temas.ver', {
    method: 'GET',
    path: '/temas/da-autoridade/{id}',
    summary: 'Temas que citam uma autoridade, com a posição dela e a do sindicato, para quem vê o perfil.',
    input: idInput(),
    output: z.object({ itens: z.array(temaDaAutoridade) }),
  }),
  fichaDaAutoridade: op('temas.exportar', {
    method: 'GET',
    path: '/temas/da-autoridade/{id}/ficha-pdf',
    summary:
      "Gera a 'Ficha para reunião' de uma autoridade em PDF, uma página de uso interno, com até cinco temas; fica registrado quem a gerou.",
    input: idInput({
      temas: param
        .ids()
        .refine((ids) => new Set(ids).size <= MAX_TEMAS_DA_FICHA, messages.temasDaFichaDemais)
        .optional(),
      linhas: param
        .texts(MAX_LINHA_DA_FICHA)
        .refine((linhas) => linhas.length <= LINHAS_DA_FICHA, messages.linhasDaFichaDemais)
        .optional()
        .describe('Linhas livres de quem a pede'),
    }),
    output: fileOutput(),
    raw: 'download',
  }),
};
