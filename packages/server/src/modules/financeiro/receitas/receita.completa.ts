/** One revenue whole: with its files, who registered it, and its sister instalments. Source: spec 1 §2.15. */
import type { ReceitaCompleta } from '@sede/domain/modules/financeiro/receitas';
import { statusCredito } from '@sede/domain/modules/financeiro/receitas';
import { sql } from 'kysely';
import type { Reader } from '#platform/api/index.ts';
import type { ReceitaLinha } from './receita.pode.ts';
import { presentReceita, receitas } from './receita.record.ts';
import { parcelas } from './receitas.store.ts';

export async function readCompleta(reader: Reader, id: string): Promise<ReceitaCompleta> {
  const { db, actor, today } = reader;
  const linha = await receitas.linha(reader, id);
  const complete = await presentReceita(reader);
  const { criadoPor, grupoParcelas } = linha;
  const arquivos = await parcelas.files.listArquivos(db, id);
  const irmas = await sql<Omit<ReceitaCompleta['parcelasDoGrupo'][number], 'statusCredito'> & ReceitaLinha>`
    select id, parcela, data, data_credito, valor from receitas r
    where grupo_parcelas = ${grupoParcelas}::uuid and ${receitas.seenBy(actor)} order by numero_parcela limit 360`.execute(
    db,
  );
  const autor = await sql<{ nome: string }>`select nome from usuarios where id = ${criadoPor}::uuid`.execute(db);
  return {
    ...complete(linha),
    arquivos,
    criadoPorNome: autor.rows[0]?.nome ?? null,
    parcelasDoGrupo: irmas.rows.map((irma) => ({
      id: irma.id,
      parcela: irma.parcela,
      data: irma.data,
      valor: irma.valor,
      statusCredito: statusCredito(irma, today),
    })),
  };
}
