/** The themes that name an authority, with where it stands and where the union does. Source: decisions-sindical-contratos-patrimonio (Pessoas). */
import { z } from 'zod';
import { POSICIONAMENTOS } from './tema.lists.ts';
import { temaListado } from './tema.schema.ts';

const posicaoContada = z.object({ posicao: z.enum(POSICIONAMENTOS), quantas: z.number().int() });
export type PosicaoContada = z.output<typeof posicaoContada>;

export const temaDaAutoridade = temaListado
  .pick({ id: true, titulo: true, tipoTema: true, situacao: true, proposicao: true })
  .extend({
    posicoesDela: z.array(posicaoContada).describe('As da autoridade, onde o tema a cita'),
    nossasPosicoes: z.array(posicaoContada).describe('As do sindicato, nos itens de destaque que se mostram'),
  });
export type TemaDaAutoridade = z.output<typeof temaDaAutoridade>;
