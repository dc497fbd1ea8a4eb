/**
 * Revenues of the old system. A refund had no day: it gets the credit's, and is remarked. They have no bank account: that
 * is given later, many at once. Source: spec 1 §3.5; decisions §2, §7.
 */
import { RECEITAS_FILE_RULE, TIPOS_RECEITA } from '@sede/domain/modules/financeiro/receitas';
import { type ExportFields, type ImportSource, Refusal, readParcela } from '#platform/import/index.ts';
import { aConferir, findItem, grupoDe, linkImportados, readContrato, readEvento } from '../financeiro.import.ts';
import { receitas } from './receita.record.ts';
import { parcelas } from './receitas.store.ts';

/** Fields alike in all instalments of one revenue. */
const RECEITA = ['item_receita', 'tipo', 'origem', 'empresa', 'descricao', 'numero_parcelas'];

function readEstorno(fields: ExportFields, dataCredito: string | null) {
  const valorEstorno = fields.reais('valor_estorno');
  if (!valorEstorno) return {};
  if (dataCredito === null) throw new Refusal('tem estorno sem ter sido creditada');
  fields.remark('estorno sem data: ficou com a do crédito');
  return { valorEstorno, dataEstorno: dataCredito };
}

export const receitasImportSource: ImportSource = {
  order: 120,
  area: 'receitas',
  table: 'receitas',
  begin: (context) => linkImportados(context, 'receitas'),
  async importRecord(context, fields) {
    const { tx, chave, keepFiles } = context;
    const tipo = fields.oneOf('tipo', TIPOS_RECEITA);
    const item = await findItem(context, 'itensReceita', fields.needText('item_receita', 200), tipo);
    const { numero, total } = readParcela(fields.raw('parcela'), fields.raw('numero_parcelas'));
    const data = fields.needDay('data');
    const dataCredito = fields.day('data_credito');
    const estorno = readEstorno(fields, dataCredito);
    const { id } = await receitas.insert(
      { tx },
      {
        idOrigem: chave,
        idItemReceita: item.id,
        tipo,
        origem: fields.text('origem', 60),
        empresa: fields.text('empresa', 200),
        descricao: fields.text('descricao', 2000) ?? item.nome,
        ...(await readEvento(context, fields)),
        ...(await readContrato(context, fields)),
        valor: fields.needReais('valor'),
        numeroParcelas: total,
        numeroParcela: numero,
        grupoParcelas: grupoDe(context, 'receitas', RECEITA, fields),
        data,
        dataCredito,
        ...estorno,
        dataFora: aConferir(context, fields, { vencimento: data, movimentos: [dataCredito] }),
      },
    );
    await parcelas.files.linkAnexos(tx, [id], await keepFiles(RECEITAS_FILE_RULE, fields.files('anexos')));
    return id;
  },
};
