/** Documents on the server: whoever may see the register sees all of it. Source: spec 3 §2.12, §5; decisions §7, §9. */
import { documentosRegister } from '@sede/domain/modules/financeiro/documentos';
import { sql } from 'kysely';
import { type Reference, todos } from '#platform/records/index.ts';
import { registerRecord } from '#platform/register/index.ts';
import { BUSCA_DO_ARQUIVO, nomeDeQuemCarregou } from '../financeiro.arquivo.ts';

export const documentos = registerRecord(documentosRegister, {
  tabela: 'documentos',
  visivel: todos,
  search: BUSCA_DO_ARQUIVO,
  computed: {
    carregadoPor: nomeDeQuemCarregou,
    vigente: ({ today }) => sql`(r.data_fim_vigencia is null or r.data_fim_vigencia >= ${today}::date)`,
  },
});

/** For records that refer to one. */
export const DOCUMENTO_REFERENCIA: Reference = { tabela: 'documentos', nome: 'O documento' };
