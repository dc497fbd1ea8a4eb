/** Binds the operations of the list of names. */
import { nomesParcelaContract } from '@sede/domain/modules/juridico/nomes-parcela/contract';
import { sql } from 'kysely';
import { routes } from '#platform/api/index.ts';
import { prever, publicar, voltar } from './nomes-parcela.publicar.ts';
import { readSituacao, searchNome } from './nomes-parcela.service.ts';
import { versoes } from './versao.record.ts';

const LISTADAS = 100;

export const nomesParcelaRoutes = routes(
  nomesParcelaContract,
  {
    buscar: searchNome,
    situacao: readSituacao,
    versoes: async (ctx) => ({
      itens: await versoes.some(ctx, { conditions: [], order: sql`v.publicada_em desc, v.id desc`, limit: LISTADAS }),
    }),
    prever,
    publicar,
    voltar,
  },
  { record: versoes },
);
