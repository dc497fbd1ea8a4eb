/**
 * The receipt of one expense as a download, written in the user's log.
 *
 * The amount is what was actually paid, net of a refund; the date is the settlement's, or today's where it is not settled.
 * Source: spec 1 §2.10, §7.2; decisions §7 (Receipt).
 */
import { formatCnpj, formatCpfCnpj } from '@sede/domain/kernel';
import { financeiroSettings, motivoNaoEmitirRecibo, valorDoRecibo } from '@sede/domain/modules/financeiro/despesas';
import { configuracoesSettings } from '@sede/domain/modules/sistema/configuracoes';
import { readConfiguracoes, readLogo } from '#modules/sistema/configuracoes/index.ts';
import type { FileReply, RawContext } from '#platform/api/index.ts';
import { recordUserLog } from '#platform/auth/index.ts';
import { refuseEstado } from './despesa.checks.ts';
import { despesas } from './despesa.record.ts';
import { quemPode } from './despesas.actor.ts';
import { reciboDocx } from './recibo-docx.ts';

const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

/** One statement reads both: who may, and what stands in it of the union. */
const SETTINGS = { ...configuracoesSettings, ...financeiroSettings };

export async function recibo(ctx: RawContext, { id }: { id: string }): Promise<FileReply> {
  const despesa = await despesas.linha(ctx, id);
  const cfg = await readConfiguracoes(ctx.db, SETTINGS);
  refuseEstado(motivoNaoEmitirRecibo(despesa, despesa.valorPago, quemPode(ctx.actor, cfg)));
  const corpo = await reciboDocx({
    valor: valorDoRecibo(despesa, despesa.valorPago),
    data: despesa.dataLiquidacaoPagamento ?? ctx.today,
    nome: despesa.nomeBeneficiario,
    tipoDocumento: despesa.cpfCnpj.length === 11 ? 'CPF' : 'CNPJ',
    documento: formatCpfCnpj(despesa.cpfCnpj),
    descricao: despesa.descricao,
    sindicato: {
      nome: cfg.nomeSindicato,
      cnpj: cfg.cnpjSindicato ? formatCnpj(cfg.cnpjSindicato) : '',
      telefone: cfg.telefoneSindicato,
      email: cfg.emailSindicato,
    },
    logo: await readLogo(ctx.db),
    ...(cfg.coresSindicato[1] ? { cor: cfg.coresSindicato[1] } : {}),
    local: cfg.cidadeSindicato,
  });
  const entry = {
    usuarioId: ctx.actor.usuarioId,
    tipo: 'recibo_download',
    arquivo: 'recibo.docx',
    endereco: ctx.address,
  };
  await recordUserLog(ctx.db, { ...entry, dados: { despesa: id } }, ctx.now);
  return { nome: 'recibo.docx', tipo: DOCX, corpo, disposicao: 'attachment', tamanho: corpo.length };
}
