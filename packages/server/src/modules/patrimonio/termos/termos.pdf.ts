/**
 * A term as PDF: all that was handed over with it, a line to sign on paper, or the proof of its answer. Who opened it is logged, as of every
 * paper that names a CPF. Source: decisions-sindical-contratos-patrimonio (Term).
 */
import { type CalendarDate, formatCpf, formatDataBr, formatInstantBr, platformErrors } from '@sede/domain/kernel';
import {
  termosMessages as messages,
  ORIGEM_DO_TERMO_ROTULOS,
  type OrigemDoTermo,
} from '@sede/domain/modules/patrimonio/termos';
import { configuracoesSettings } from '@sede/domain/modules/sistema/configuracoes';
import { sql } from 'kysely';
import { readConfiguracoes } from '#modules/sistema/configuracoes/index.ts';
import type { FileReply, RawContext } from '#platform/api/index.ts';
import { recordUserLog } from '#platform/auth/index.ts';
import { type PdfBlock, printSheets } from '#platform/pdf/index.ts';
import { bens } from '../bens/index.ts';

interface Guardado {
  bemId: string;
  bem: string;
  nome: string;
  email: string | null;
  origem: OrigemDoTermo;
  texto: string;
  criadoEm: string;
  autor: string;
  expiraEm: CalendarDate | null;
  estado: string;
  forma: string | null;
  respondidoEm: string | null;
  motivo: string | null;
  cpf: string | null;
  endereco: string | null;
  navegador: string | null;
  resumo: string | null;
}

/** The term, then those that were handed over and answered with it. */
async function readLote({ db }: Pick<RawContext, 'db'>, id: string): Promise<Guardado[]> {
  const { rows } = await sql<Guardado>`
    select t.bem_id, t.bem, t.nome, t.email, t.origem, t.texto, t.criado_em, t.autor, t.expira_em, t.estado, t.forma, t.respondido_em,
      t.motivo, t.cpf, t.endereco, t.navegador, t.resumo
    from bens_termos t join bens_termos u on u.lote = t.lote and u.estado = t.estado and u.respondido_em is not distinct from t.respondido_em
    where u.id = ${id}::uuid order by t.id <> u.id, t.bem`.execute(db);
  return rows;
}

const EM_BRANCO = '_'.repeat(60);
function fim(termo: Guardado, cidade: string): PdfBlock[] {
  const { nome, forma, respondidoEm, estado, cpf, email, endereco, navegador, motivo, resumo } = termo;
  if (forma !== 'eletronica' || respondidoEm === null || cpf === null)
    return [
      { kind: 'section', text: 'Assinatura' },
      { kind: 'text', text: `${cidade}, ____ de ______________ de ______` },
      { kind: 'text', text: ' ' },
      { kind: 'text', text: EM_BRANCO },
      { kind: 'text', text: nome },
    ];
  const linhas: [string, string | null][] = [
    ['Quem respondeu', `${nome}, CPF ${formatCpf(cpf)}, digitado na hora`],
    ['Quando', `${formatInstantBr(respondidoEm)} (Brasília)`],
    ['Motivo da recusa', motivo],
    ['Link enviado para', email],
    ['Endereço de rede', endereco],
    ['Navegador', navegador],
    ['Resumo do que foi lido e respondido (SHA-256)', resumo],
  ];
  return [
    { kind: 'section', text: estado === 'aceito' ? 'Aceite eletrônico' : 'Recusa' },
    {
      kind: 'table',
      columns: [
        { title: 'Campo', share: 2 },
        { title: 'Resposta', share: 5 },
      ],
      lines: 4,
      rows: linhas.flatMap(([campo, valor]) => (valor ? [[campo, valor]] : [])),
    },
  ];
}

export async function printTermo(ctx: RawContext, { id }: { id: string }): Promise<FileReply> {
  const lote = await readLote(ctx, id);
  const [termo] = lote;
  if (!termo) throw platformErrors.nao_encontrado();
  // Whoever does not see the asset does not see its term.
  await bens.get(ctx, termo.bemId);
  const { nomeSindicato, cidadeSindicato } = await readConfiguracoes(ctx.db, configuracoesSettings);
  const { nome, origem, criadoEm, autor, expiraEm, texto } = termo;
  const corpo = await printSheets(
    {
      head: `${nomeSindicato} · ${messages.titulo}`,
      foot: `Emitido em ${formatInstantBr(ctx.now)} por ${ctx.actor.nome}`,
      numbered: true,
      blocks: [
        { kind: 'title', text: messages.titulo },
        { kind: 'text', text: nomeSindicato },
        {
          kind: 'text',
          text: `${ORIGEM_DO_TERMO_ROTULOS[origem]} registrada em ${formatInstantBr(criadoEm)} por ${autor}`,
        },
        { kind: 'text', text: `Responsável: ${nome}` },
        ...(expiraEm === null ? [] : [{ kind: 'faint' as const, text: `Link válido até ${formatDataBr(expiraEm)}` }]),
        { kind: 'section', text: lote.length === 1 ? 'Bem' : 'Bens' },
        {
          kind: 'table',
          columns: [{ title: 'O que foi entregue', share: 1 }],
          rows: lote.map(({ bem }) => [bem]),
          lines: 2,
        },
        { kind: 'section', text: 'Termo' },
        ...texto
          .split(/\n+/)
          .filter((um) => um.trim() !== '')
          .map((um) => ({ kind: 'text' as const, text: um.trim() })),
        ...fim(termo, cidadeSindicato),
      ],
    },
    ctx.now,
  );
  const arquivo = `termo-${(termo.bem.split(' · ')[0] ?? '').replace(/\W+/g, '-')}.pdf`;
  const entry = { usuarioId: ctx.actor.usuarioId, tipo: 'report_download', arquivo, endereco: ctx.address } as const;
  await recordUserLog(ctx.db, entry, ctx.now);
  return { nome: arquivo, tipo: 'application/pdf', tamanho: corpo.length, corpo, disposicao: 'inline' };
}
