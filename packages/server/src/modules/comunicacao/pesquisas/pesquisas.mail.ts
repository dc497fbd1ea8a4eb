/**
 * Mails of a survey, the invitation and its one reminder: what they say, made when they leave; how each ended.
 *
 * Whether it is anonymous is said. The token stands behind '#', which no server and no log sees, and no row holds the text. Both mails of
 * a link are of the survey (`lote_id`); the invitation has its link's id, the reminder the same with version 8, so that neither can be
 * made twice. Source: decisions-members (Survey, Mails); docs/decisions/081.
 */
import { formatDataBr } from '@sede/domain/kernel';
import { SEM_NOME } from '@sede/domain/modules/comunicacao/comunicacoes';
import {
  LEMBRETE_DIAS,
  type ModoPesquisa,
  pesquisasMessages,
  type TipoOferecido,
} from '@sede/domain/modules/comunicacao/pesquisas';
import { sql } from 'kysely';
import { publicUrlOf, renderUnionMail } from '#modules/acesso/sessao/index.ts';
import { type MailRoom, markReturned, readOpcoes, saidaDe } from '#modules/comunicacao/comunicacoes/index.ts';
import type { Tx } from '#platform/db/index.ts';
import type { Composed, Outcome } from '#platform/mail/index.ts';
import { tokenDoConvite } from './pesquisa.segredos.ts';
import { temaDasPesquisas } from './pesquisas.destinatarios.ts';

const VERSAO_AT = 14;
const withVersion = (id: string, version: '7' | '8') => `${id.slice(0, VERSAO_AT)}${version}${id.slice(VERSAO_AT + 1)}`;
/** The mail that reminds of a link. */
export const lembreteDe = (conviteId: string): string => withVersion(conviteId, '8');
const conviteDe = (emailId: string) => withVersion(emailId, '7');
const isLembrete = (emailId: string) => emailId[VERSAO_AT] === '8';

export interface MailDePesquisa {
  modo: ModoPesquisa;
  formularios: readonly Pick<TipoOferecido, 'rotulo' | 'externo'>[];
  expiraEm: string;
  lembrete: boolean;
}

const enumerar = (nomes: readonly string[]) =>
  nomes.length < 2 ? nomes.join('') : `${nomes.slice(0, -1).join(', ')} e ${nomes.at(-1)}`;

/** Everything but whose it is. */
export function textoDaPesquisa({ modo, formularios, expiraEm, lembrete }: MailDePesquisa, nome: string) {
  const servicos = enumerar(formularios.map(({ rotulo }) => rotulo));
  const deFora = formularios.filter(({ externo }) => externo).map(({ rotulo }) => rotulo);
  return {
    assunto: lembrete ? 'Lembrete: a sua opinião sobre os nossos serviços' : 'O que você acha dos nossos serviços?',
    titulo: 'Pesquisa de satisfação',
    paragrafos: [
      `Olá, ${nome || SEM_NOME}.`,
      lembrete
        ? `Há ${LEMBRETE_DIAS} dias pedimos a sua opinião sobre: ${servicos}. Ainda dá tempo de responder. Este é o único lembrete.`
        : `Queremos saber o que você acha dos serviços do sindicato: ${servicos}. Leva um minuto.`,
      modo === 'anonima' ? pesquisasMessages.anonimaDita : pesquisasMessages.identificadaDita,
      ...(deFora.length > 0
        ? [`O formulário de ${enumerar(deFora)} fica em outro endereço, que o link também mostra.`]
        : []),
      `O link é só seu, pode ser usado uma vez e vale até ${formatDataBr(expiraEm)}. Não o encaminhe.`,
    ],
    botao: 'Responder à pesquisa',
  };
}

interface Destinada extends Omit<MailDePesquisa, 'lembrete'> {
  conviteId: string | null;
  nome: string | null;
}

export type SalaDaPesquisa = Pick<MailRoom, 'config' | 'linkKey'> & {
  /** Makes the links (`services.idempotencySecret`). */
  secret: string;
};

/** Makes a survey's mails for the sender of the outbox; null: the mail is of none. */
export function composePesquisa({ config, linkKey, secret }: SalaDaPesquisa) {
  return async (tx: Tx, { id, loteId }: { id: string; loteId: string }): Promise<Partial<Composed> | null> => {
    const { rows } = await sql<Destinada>`
      select p.modo, p.formularios, p.expira_em, c.id as convite_id, coalesce(nullif(btrim(f.nome_social), ''), f.nome_completo) as nome
      from pesquisas p left join pesquisa_convites c on c.pesquisa_id = p.id and c.id = ${conviteDe(id)}::uuid
        left join filiados f on f.id = c.filiado_id
      where p.id = ${loteId}::uuid`.execute(tx);
    const [uma] = rows;
    if (!uma) return null;
    // Its recipient is gone: there is nothing to say.
    if (uma.conviteId === null) return {};
    const { assunto, titulo, paragrafos, botao } = textoDaPesquisa(
      { ...uma, lembrete: isLembrete(id) },
      uma.nome ?? '',
    );
    const livre = !temaDasPesquisas(await readOpcoes(tx, config)).obrigatorio;
    const { pagina, cabecalhos } = saidaDe(config, linkKey, uma.conviteId);
    const url = `${publicUrlOf(config)}/pesquisa#${tokenDoConvite(secret, uma.conviteId)}`;
    const parts = { titulo, paragrafos, botao: { rotulo: botao, url } };
    if (!livre) return { assunto, ...(await renderUnionMail(tx, parts)) };
    const saida = { rotulo: 'Escolher o que recebo ou não receber mais', url: pagina };
    return { assunto, ...(await renderUnionMail(tx, { ...parts, saida })), cabecalhos };
  };
}

/**
 * Writes how an invitation ended to its link; an address that is refused for good is marked. Of a reminder only the latter: its link says
 * already how it went. Answers whether the mail was a survey's.
 */
export async function noteOutcomeDaPesquisa(tx: Tx, { id, loteId, estado, devolvido, em }: Outcome): Promise<boolean> {
  const { rows } = await sql<{ filiadoId: string | null }>`
    select c.filiado_id from pesquisas p
    left join pesquisa_convites c on c.pesquisa_id = p.id and c.id = ${conviteDe(id)}::uuid
    where p.id = ${loteId}::uuid`.execute(tx);
  const [uma] = rows;
  if (!uma) return false;
  if (!isLembrete(id)) {
    await sql`update pesquisa_convites set estado = ${estado},
        enviado_em = case when ${estado} in ('enviado', 'arquivado') then ${em}::timestamptz end
      where id = ${id}::uuid`.execute(tx);
  }
  if (devolvido && uma.filiadoId) await markReturned(tx, uma.filiadoId, em);
  return true;
}
