/**
 * Signing by the mailed link: read the term, sign with the CPF (a page of evidence goes into the PDF), or send the PDF signed at gov.br.
 *
 * A link is known by its digest; what is unknown, past its day or decided answers as if there were none. A wrong CPF counts, also
 * though nothing else changes: five, then the desk sends another link. So do sent files: three, counted before a byte is read.
 * Errors: `pedidosFiliacao.link_invalido` (404), `.tentativas` (429), `.sem_assinatura` (422); those of the upload's gate.
 * Source: decisions-members (Public application).
 */
import { createHash } from 'node:crypto';
import type { InputOf } from '@sede/domain/contract';
import { formatCpf, formatInstantBr, normaliseCpfCnpj } from '@sede/domain/kernel';
import { ROTULO_CASA } from '@sede/domain/modules/filiados/filiados';
import {
  type DadosPedido,
  emailMascarado,
  PEDIDOS_AVISOS,
  pedidosErrors,
  readRespostas,
  TENTATIVAS_ARQUIVO,
  TENTATIVAS_CPF,
  TERMO_ASSINADO,
  type TermoAAssinar,
} from '@sede/domain/modules/filiados/pedidos-filiacao';
import type { pedidosFiliacaoContract } from '@sede/domain/modules/filiados/pedidos-filiacao/contract';
import { notify } from '#modules/sistema/avisos/index.ts';
import type { Actor, FileReply, RawContext, WriteContext } from '#platform/api/index.ts';
import type { Tx } from '#platform/db/index.ts';
import { anexosErrors, checkBytes, keepFile, readBody } from '#platform/files/index.ts';
import { linhaDoPedido, makeFicha, nomeDaFicha, secoesDoPedido } from './pedidos-filiacao.ficha.ts';
import { countTry, findByToken, markAssinado, type PedidoGuardado } from './pedidos-filiacao.store.ts';

type Contract = typeof pedidosFiliacaoContract;
type Publico = WriteContext<Actor | null>;
type Vivo = PedidoGuardado & { dados: DadosPedido; cpf: string; nome: string; email: string; termo: string };
const HEADER = 'x-sede-termo';

/** The application of a link, with its answers; one that was signed stays readable until it is decided. */
function alive(pedido: PedidoGuardado | undefined, today: string): Vivo {
  const { dados, cpf, nome, email, termo, estado, expiraEm } = pedido ?? {};
  const open = estado === 'assinado' || (estado === 'aguardando_assinatura' && (expiraEm ?? '') >= today);
  if (!pedido || !open || !dados || !cpf || !nome || !email || !termo) throw pedidosErrors.link_invalido();
  return { ...pedido, dados, cpf, nome, email, termo };
}
async function open(tx: Tx, token: string, today: string, { hold }: { hold: boolean }): Promise<Vivo> {
  return alive(await findByToken(tx, token, { hold }), today);
}

export async function readTermo({ tx, today }: Publico, { token }: InputOf<Contract['termo']>): Promise<TermoAAssinar> {
  const pedido = await open(tx, token, today, { hold: false });
  const { campos } = readRespostas(pedido.dados);
  return {
    protocolo: pedido.protocolo,
    nome: pedido.nome,
    termo: pedido.termo,
    assinado: pedido.estado === 'assinado',
    validoAte: pedido.expiraEm,
    restamArquivos: Math.max(0, TENTATIVAS_ARQUIVO - pedido.tentativasArquivo),
    resumo: [
      { rotulo: 'Nome', valor: pedido.nome },
      { rotulo: 'Casa', valor: `${ROTULO_CASA[campos.home] ?? campos.home} · ${campos.matricula}` },
      { rotulo: 'Situação', valor: [campos.situacaoFiliado, campos.cargo].filter(Boolean).join(' · ') },
      { rotulo: 'E-mail', valor: emailMascarado(pedido.email) },
      { rotulo: 'Dependentes', valor: String(pedido.dados.dependentes.length) },
    ],
  };
}

const termoPdf = (
  ctx: { db: Publico['db']; now: string },
  pedido: Vivo,
  evidencia?: { rotulo: string; valor: string }[],
) =>
  makeFicha(ctx.db, ctx.now, {
    titulo: 'Ficha e termo de filiação',
    linha: linhaDoPedido(pedido),
    secoes: secoesDoPedido(pedido.dados),
    termo: pedido.termo,
    ...(evidencia ? { evidencia } : {}),
  });

const bell = (ctx: Pick<Publico, 'tx' | 'now'>, { id, nome, protocolo }: Vivo) =>
  notify(ctx, { aviso: PEDIDOS_AVISOS.assinado, dados: { nome, protocolo }, registros: [id], junta: 'pedidos' });

const fileOf = (ctx: Publico | RawContext<Actor | null>, { id, protocolo }: Vivo, bytes: Buffer) => ({
  ...{ bytes, nome: nomeDaFicha(protocolo), tipoConteudo: 'application/pdf', extensao: 'pdf' },
  ...{ modulo: TERMO_ASSINADO.modulo, now: ctx.now, store: ctx.services.files },
  sender: { enviadoPor: null, pedidoId: id } as const,
});

export async function assinar(ctx: Publico, { token, cpf, navegador: agente }: InputOf<Contract['assinar']>) {
  const navegador = agente ?? '';
  const { tx, now, today, address } = ctx;
  const pedido = await open(tx, token, today, { hold: true });
  if (pedido.estado === 'assinado') return { resultado: 'ja_assinado' as const, restam: 0 };
  if (pedido.tentativasCpf >= TENTATIVAS_CPF) throw pedidosErrors.tentativas();
  if (normaliseCpfCnpj(cpf) !== pedido.cpf) {
    await countTry(tx, pedido.id, 'tentativas_cpf');
    return { resultado: 'cpf_errado' as const, restam: TENTATIVAS_CPF - pedido.tentativasCpf - 1 };
  }
  const resumo = createHash('sha256')
    .update(JSON.stringify([pedido.dados, pedido.termo]))
    .digest('hex');
  const bytes = await termoPdf(ctx, pedido, [
    { rotulo: 'Quem assinou', valor: `${pedido.nome}, CPF ${formatCpf(pedido.cpf)}, digitado na hora` },
    { rotulo: 'Quando', valor: `${formatInstantBr(now)} (Brasília)` },
    { rotulo: 'Link enviado para', valor: pedido.email },
    { rotulo: 'Endereço de rede', valor: address },
    { rotulo: 'Navegador', valor: navegador },
    { rotulo: 'Resumo do que foi lido (SHA-256)', valor: resumo },
    { rotulo: 'Termo', valor: `versão ${pedido.termoVersao}` },
  ]);
  await keepFile(fileOf(ctx, pedido, bytes), async (register) => {
    const anexoId = await register(tx);
    const evidencia = { em: now, endereco: address, navegador, resumo };
    await markAssinado(tx, pedido.id, { assinatura: 'eletronica', em: now, anexoId, evidencia });
  });
  await bell(ctx, pedido);
  return { resultado: 'assinado' as const, restam: 0 };
}

function tokenOf({ request }: RawContext<Actor | null>): string {
  const header = request.headers[HEADER];
  if (typeof header !== 'string' || header.length > 100) throw pedidosErrors.link_invalido();
  return header;
}

export async function baixarTermo(ctx: RawContext<Actor | null>): Promise<FileReply> {
  const pedido = alive(await findByToken(ctx.db, tokenOf(ctx)), ctx.today);
  const corpo = await termoPdf(ctx, pedido);
  const nome = nomeDaFicha(pedido.protocolo);
  return { nome, tipo: 'application/pdf', corpo, tamanho: corpo.length, disposicao: 'attachment' };
}

/** A signature that was made names the bytes that it covers; the signed revision is never compressed away. */
const isSigned = (pdf: Buffer): boolean => pdf.includes('/ByteRange');

export async function enviarAssinado(ctx: RawContext<Actor | null>) {
  const token = tokenOf(ctx);
  const before = await ctx.write(async ({ tx, today }) => {
    const pedido = await open(tx, token, today, { hold: true });
    if (pedido.estado === 'assinado') return null;
    if (pedido.tentativasArquivo >= TENTATIVAS_ARQUIVO) throw pedidosErrors.tentativas();
    await countTry(tx, pedido.id, 'tentativas_arquivo');
    return pedido;
  });
  if (before === null) return { resultado: 'ja_assinado' as const, restam: 0 };
  const bytes = await readBody(ctx.request.raw, TERMO_ASSINADO.maxBytes, () =>
    anexosErrors.grande_demais({ values: { rule: TERMO_ASSINADO } }),
  );
  await checkBytes(TERMO_ASSINADO, bytes);
  if (!isSigned(bytes)) throw pedidosErrors.sem_assinatura();
  return keepFile(fileOf(ctx, before, bytes), (register) =>
    ctx.write(async (write) => {
      const pedido = await open(write.tx, token, write.today, { hold: true });
      if (pedido.estado === 'assinado') return { resultado: 'ja_assinado' as const, restam: 0 };
      const anexoId = await register(write.tx);
      const evidencia = { em: write.now, endereco: ctx.address, navegador: '' };
      await markAssinado(write.tx, pedido.id, { assinatura: 'govbr', em: write.now, anexoId, evidencia });
      await bell(write, pedido);
      return { resultado: 'assinado' as const, restam: 0 };
    }),
  );
}
