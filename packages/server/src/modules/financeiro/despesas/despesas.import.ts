/**
 * Expenses of the old system, as they stood: paid, approved, refunded, deleted softly, without a due date.
 *
 * The old data name the item by its key or its name. A row that repeats another, or has a date outside, comes flagged 'a conferir'. A word that
 * is missing stays missing, or is the item's. Requester and approvers stand there by e-mail and are looked up among the
 * users. What was paid is the value, but for cash that differed: the difference becomes interest or discount. A refund
 * had no day: it gets the payment's. Each such thing is remarked. Source: spec 1 §3.4; decisions §2, §7 (Duplicate
 * rule, Deletion).
 */
import { readEmail } from '@sede/domain/modules/acesso/usuarios';
import { DESPESAS_FILE_RULE, DINHEIRO } from '@sede/domain/modules/financeiro/despesas';
import { findUsuarioPorEmail } from '#modules/acesso/usuarios/index.ts';
import {
  type ExportFields,
  type ImportContext,
  type ImportSource,
  Refusal,
  readParcela,
  readText,
} from '#platform/import/index.ts';
import { aConferir, findItem, grupoDe, linkImportados, readContrato, readEvento } from '../financeiro.import.ts';
import { despesas } from './despesa.record.ts';
import { type ChaveDuplicidade, findDuplicada, insertAprovacao, parcelas } from './despesas.store.ts';

const SITUACOES = ['Aguardando aprovação', 'Aprovada', 'Negada'] as const;
const APROVACOES = 2;
/** Fields alike in all instalments of one purchase. */
const COMPRA = [
  'item_despesa',
  'id_beneficiario',
  'tipo_documento',
  'numero_documento',
  'descricao',
  'numero_parcelas',
];

/** The columns of a payment and its refund; none for what is unpaid. */
interface Pagamento {
  dataLiquidacaoPagamento?: string;
  bancoLiquidacao?: string | null;
  numeroPagamento?: string | null;
  juros?: number;
  desconto?: number;
  valorPago?: number;
  valorEstorno?: number;
  dataEstorno?: string;
}

interface Pessoa {
  id: string;
  nome: string;
  email: string;
}

async function pessoa({ tx, once }: ImportContext, text: string): Promise<Pessoa | null> {
  const email = readEmail(text);
  return email ? once(`usuário ${email}`, () => findUsuarioPorEmail(tx, email)) : null;
}

/** Approval as it stood. An approver who is no user any more is remarked; the approval itself stays. */
async function readAprovacao(context: ImportContext, fields: ExportFields) {
  const told = readText(fields.raw('situacao'));
  if (told === '') return { campos: {}, aprovadores: [] };
  const situacao = fields.oneOf('situacao', SITUACOES);
  const solicitante = fields.text('solicitante', 254);
  const emails = situacao === 'Negada' ? [] : [...new Set(fields.texts('aprovadores'))];
  const found = await Promise.all(emails.map((email) => pessoa(context, email)));
  const aprovadores = found.filter((one) => one !== null).slice(0, APROVACOES);
  const lost = emails.filter((_, index) => found[index] === null);
  if (lost.length > 0) fields.remark(`aprovadores que não são usuários: ${lost.length}`);
  return {
    campos: {
      situacao,
      solicitante,
      solicitanteId: solicitante === null ? null : ((await pessoa(context, solicitante))?.id ?? null),
      solicitadoEm: context.now,
      aprovacoes: situacao === 'Aprovada' ? APROVACOES : aprovadores.length,
    },
    aprovadores,
  };
}

/** Payment and refund as they stood, in centavos. */
function readPagamento(fields: ExportFields, valor: number, meioPagamento: string): Pagamento {
  const data = fields.day('data_liquidacao_pagamento');
  const estorno = fields.reais('valor_estorno');
  if (data === null) {
    if (estorno) throw new Refusal('tem estorno sem ter sido liquidada');
    return {};
  }
  const pago = (meioPagamento === DINHEIRO ? fields.reais('pagamento') : null) || valor;
  if (pago !== valor) fields.remark('pago em dinheiro um valor diferente: a diferença ficou em juros ou desconto');
  if (estorno) fields.remark('estorno sem data: ficou com a do pagamento');
  return {
    dataLiquidacaoPagamento: data,
    bancoLiquidacao: fields.text('banco_liquidacao', 60),
    numeroPagamento: fields.text('numero_pagamento', 60),
    juros: Math.max(pago - valor, 0),
    desconto: Math.max(valor - pago, 0),
    valorPago: pago,
    ...(estorno ? { valorEstorno: estorno, dataEstorno: data } : {}),
  };
}

export const despesasImportSource: ImportSource = {
  order: 110,
  area: 'expenses',
  table: 'despesas',
  begin: (context) => linkImportados(context, 'despesas'),
  async importRecord(context, fields) {
    const { tx, chave, origins, keepFiles } = context;
    const item = await findItem(
      context,
      'itensDespesa',
      fields.needText('item_despesa', 200),
      fields.text('tipo_despesa', 60) ?? undefined,
    );
    const idBeneficiario = await origins.idOf(tx, 'beneficiarios', fields.needText('id_beneficiario', 200));
    if (!idBeneficiario) throw new Refusal('o beneficiário não foi importado');
    const { numero, total } = readParcela(fields.raw('parcela'), fields.raw('numero_parcelas'));
    const valor = fields.needReais('valor');
    const meioPagamento = fields.text('meio_pagamento', 60) ?? '';
    const dataVencimento = fields.day('data_vencimento');
    if (dataVencimento === null) fields.remark('sem vencimento: fica fora de listas e somas');
    const numeroDocumento = fields.text('numero_documento', 60) ?? 'S/N';
    const chaveDuplicidade = {
      idItemDespesa: item.id,
      idBeneficiario,
      tipoDocumento: fields.text('tipo_documento', 60) ?? '',
      numeroDocumento,
    };
    const excluido = fields.yes('excluido');
    const conferir = !excluido && (await repete(context, chaveDuplicidade, dataVencimento));
    if (conferir) fields.remark('repete outra despesa: ficou marcada a conferir');
    const { campos, aprovadores } = await readAprovacao(context, fields);
    const pagamento = readPagamento(fields, valor, meioPagamento);
    const { dataLiquidacaoPagamento, dataEstorno } = pagamento;
    const datas = { vencimento: dataVencimento, movimentos: [dataLiquidacaoPagamento, dataEstorno] };
    const dataFora = !excluido && aConferir(context, fields, datas);
    const row = await despesas.insert(context, {
      idOrigem: chave,
      ...chaveDuplicidade,
      tipoDespesa: fields.text('tipo_despesa', 60) ?? item.tipo,
      centroCusto: fields.text('centro_custo', 60) ?? item.centroCusto ?? '',
      descricao: fields.text('descricao', 2000) ?? item.nome,
      ...(await readEvento(context, fields)),
      ...(await readContrato(context, fields)),
      valor,
      numeroParcelas: total,
      numeroParcela: numero,
      grupoParcelas: grupoDe(context, 'expenses', COMPRA, fields),
      dataVencimento,
      meioPagamento,
      ...campos,
      ...pagamento,
      excluido,
      conferir,
      dataFora,
    });
    for (const { id, nome, email } of aprovadores) await insertAprovacao(tx, row.id, { usuarioId: id, nome, email });
    await parcelas.files.linkAnexos(tx, [row.id], await keepFiles(DESPESAS_FILE_RULE, fields.files('anexos')));
    return row.id;
  },
};

async function repete(
  { tx }: ImportContext,
  chave: Omit<ChaveDuplicidade, 'dataVencimento'>,
  dataVencimento: string | null,
): Promise<boolean> {
  if (dataVencimento === null) return false;
  return (await findDuplicada(tx, { ...chave, dataVencimento }, [dataVencimento], [])) !== undefined;
}
