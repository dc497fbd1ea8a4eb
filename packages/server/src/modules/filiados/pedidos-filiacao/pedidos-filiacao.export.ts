/**
 * 'Imprimir ficha': of an application, of a member, blank. Whose data is printed is written down.
 * Errors: `plataforma.nao_encontrado`. Source: decisions-members (Public application; LGPD).
 */
import { describeValue, type FieldSpec, platformErrors } from '@sede/domain/kernel';
import { nomeDoFiliado, SECOES_DA_FICHA } from '@sede/domain/modules/filiados/filiados';
import { pedidosErrors, pedidosSettings } from '@sede/domain/modules/filiados/pedidos-filiacao';
import { readConfiguracoes } from '#modules/sistema/configuracoes/index.ts';
import type { FileReply, RawContext } from '#platform/api/index.ts';
import { registerAcesso } from '#platform/personal-data/index.ts';
import { readRestritos } from '../filiados/index.ts';
import { linhaDoPedido, makeFicha, nomeDaFicha, secoesDoPedido, secoesEmBranco } from './pedidos-filiacao.ficha.ts';
import { readGuardado } from './pedidos-filiacao.store.ts';

const reply = (nome: string, corpo: Buffer): FileReply => ({
  ...{ nome, corpo, tamanho: corpo.length, tipo: 'application/pdf', disposicao: 'inline' },
});
const tela = 'pedidosFiliacao';

export async function printPedido(ctx: RawContext, { id }: { id: string }): Promise<FileReply> {
  const pedido = await readGuardado(ctx.db, id);
  if (!pedido) throw platformErrors.nao_encontrado();
  const { dados, termo, protocolo } = pedido;
  if (!dados) throw pedidosErrors.estado({ values: { motivo: 'apagado' } });
  await registerAcesso(ctx, { ato: 'imprimir', tela, filiado: null, detalhe: { pedido: protocolo } });
  const pdf = await makeFicha(ctx.db, ctx.now, {
    titulo: 'Ficha e termo de filiação',
    linha: linhaDoPedido(pedido),
    secoes: secoesDoPedido(dados),
    termo,
  });
  return reply(nomeDaFicha(protocolo), pdf);
}

export async function printFiliado(ctx: RawContext, { id }: { id: string }): Promise<FileReply> {
  const filiado = await readRestritos(ctx, { id });
  const valores: Record<string, unknown> = { ...filiado };
  const nome = nomeDoFiliado(filiado);
  await registerAcesso(ctx, { ato: 'imprimir', tela, filiado: { id, nome } });
  const pdf = await makeFicha(ctx.db, ctx.now, {
    titulo: 'Ficha de filiação',
    linha: nome,
    secoes: SECOES_DA_FICHA.map(({ rotulo, campos }) => ({
      titulo: rotulo,
      campos: Object.entries<FieldSpec>(campos)
        .filter(([campo]) => valores[campo] !== null && campo !== 'observacao')
        .map(([campo, spec]) => ({ rotulo: spec.rotulo, valor: describeValue(spec, valores[campo]) })),
    })),
    termo: null,
  });
  return reply('ficha-filiacao.pdf', pdf);
}

export async function printEmBranco(ctx: RawContext): Promise<FileReply> {
  const { termoFiliacao, textoConsentimento } = await readConfiguracoes(ctx.db, pedidosSettings);
  const pdf = await makeFicha(ctx.db, ctx.now, {
    titulo: 'Ficha e termo de filiação',
    linha: '',
    secoes: secoesEmBranco(),
    termo: termoFiliacao,
    consentimento: `[   ] ${textoConsentimento}`,
  });
  return reply('ficha-filiacao-em-branco.pdf', pdf);
}
