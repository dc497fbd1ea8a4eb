/** One revenue whole: with its files, who registered it, and its sister instalments. Source: spec 1 §2.15. */
import type { ReceitaCompleta } from '@sede/domain/modules/financeiro/receitas';
import { statusCredito } from '@sede/domain/modules/financeiro/receitas';
import { sql } from 'kysely';
import type { Reader } from '#platform/api/index.ts';
import { readContratoVinculado } from '../financeiro.contratos.ts';
import type { ReceitaLinha } from './receita.pode.ts';
import { presentReceita, receitas } from './receita.record.ts';
import { parcelas } from './receitas.store.ts';

type Irma = Omit<ReceitaCompleta['parcelasDoGrupo'][number], 'statusCredito'> & ReceitaLinha;

export async function readCompleta(reader: Reader, id: string): Promise<ReceitaCompleta> {
  const linha = await receitas.linha(reader, id);
  const complete = await presentReceita(reader);
  const { irmas, ...entorno } = await parcelas.readEntorno<Irma>(
    reader,
    linha,
    sql`r.id, r.parcela, r.data, r.data_credito, r.valor`,
  );
  const { rows } = await sql<{ idContrato: string | null }>`
    select id_contrato from receitas where id = ${id}::uuid`.execute(reader.db);
  return {
    ...complete(linha),
    contrato: await readContratoVinculado(reader.db, rows[0]?.idContrato ?? null),
    ...entorno,
    parcelasDoGrupo: irmas.map((irma) => ({
      id: irma.id,
      parcela: irma.parcela,
      data: irma.data,
      valor: irma.valor,
      statusCredito: statusCredito(irma, reader.today),
    })),
  };
}
