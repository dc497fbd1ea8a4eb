/** Revenues as instalment records: what is open, and where their files stand. Source: spec 1 §3.5; decisions §7. */
import { RECEITAS_FILE_RULE } from '@sede/domain/modules/financeiro/receitas';
import { sql } from 'kysely';
import { parcelado } from '../financeiro.parcelado.ts';
import { receitas } from './receita.record.ts';

export const parcelas = parcelado({
  record: receitas,
  alias: 'r',
  aberta: sql`r.data_credito is null`,
  arquivos: { rule: RECEITAS_FILE_RULE, tabela: 'receitas_anexos', registro: 'receita_id' },
});
