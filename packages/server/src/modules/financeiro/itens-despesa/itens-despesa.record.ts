/** Expense items on the server, found by their beneficiary's name too: whoever may see the register sees all of it. Source: spec 1 §2.21, §5. */
import { itensDespesaRegister } from '@sede/domain/modules/financeiro/itens-despesa';
import { sql } from 'kysely';
import { inColumns } from '#platform/db/list/index.ts';
import { type Reference, todos } from '#platform/records/index.ts';
import { OWN_WORDS, registerRecord } from '#platform/register/index.ts';
import { BENEFICIARIO_REFERENCIA } from '../beneficiarios/index.ts';

const ofBeneficiario = inColumns(sql`beneficiario.busca`);

export const itensDespesa = registerRecord(itensDespesaRegister, {
  tabela: 'itensDespesa',
  visivel: todos,
  references: { idBeneficiario: BENEFICIARIO_REFERENCIA },
  search: (word) => sql<boolean>`${OWN_WORDS(word)} or ${ofBeneficiario(word)}`,
  searchJoined: true,
});

/** For records that refer to one. */
export const ITEM_DESPESA_REFERENCIA: Reference = { tabela: 'itens_despesa', nome: 'O item de despesa' };
