/**
 * What the fictional union has written to its members: one mailing that ended, with a few that came back; one that somebody stopped;
 * one under way, which goes on when the demonstration starts; a draft.
 */
import { addDays } from '@sede/domain/kernel';
import { sql } from 'kysely';
import type { DemoContext, DemoPart, Worker } from '#demo/index.ts';
import type { Tx } from '#platform/db/index.ts';

const ASSEMBLEIA = `<h2>Assembleia geral ordinária</h2><p>Prezado(a) {{nome}},</p><p>Convocamos todos os filiados para a assembleia
  do dia 10, às <strong>19 h</strong>, no auditório do sindicato e por vídeo.</p><ul><li>Prestação de contas</li><li>Pauta da campanha
  salarial</li></ul><p>Contamos com a sua presença.</p>`;
const ENCONTRO = `<p>Olá, {{primeiro_nome}}!</p><p>O encontro dos aposentados deste semestre será no dia 25, às 15 h. Haverá café e uma
  conversa sobre a ação da parcela compensatória.</p><p>Confirme pelo <a href="mailto:atendimento@sindicato.demonstracao.sede">e-mail do
  atendimento</a>.</p>`;
const RECADASTRO = `<p>Prezado(a) {{nome}}, matrícula {{matricula}},</p><p>Pedimos que confira os seus dados em <em>Meu Perfil</em> até o
  fim do mês.</p>`;
const JURIDICO =
  '<p>Prezado(a) {{nome}},</p><p>Saiu a sentença da ação coletiva da {{casa}}. Em breve enviaremos os próximos passos.</p>';

interface Mensagem {
  titulo: string;
  tema: string;
  corpoHtml: string;
  filtro: { casa?: string[]; situacao?: string[] };
}

/** How each of a share of the recipients ended; the rest waits. */
const ended = (tx: Tx, id: string, em: string, share: number) =>
  sql`update comunicacao_destinatarios d set estado = case when x.n % 40 = 7 then 'falhou' else 'enviado' end,
      enviado_em = case when x.n % 40 <> 7 then ${em}::timestamptz end
    from (select id, row_number() over (order by id) as n, count(*) over () as todos from comunicacao_destinatarios
      where comunicacao_id = ${id}::uuid and estado = 'na_fila') x
    where x.id = d.id and x.n <= x.todos * ${share}::float8`.execute(tx);

async function send({ office }: DemoContext, who: Worker, { filtro, ...texto }: Mensagem) {
  const { remetentes } = await office.act(who, 'comunicacoes', 'opcoes', {});
  const selecao = { filtro: { ...filtro, cadastro: ['FILIADO'] } };
  const remetente = remetentes[0]?.endereco ?? null;
  const { id, versao } = await office.act(who, 'comunicacoes', 'create', { ...texto, remetente, selecao });
  const { recebem } = await office.act(who, 'comunicacoes', 'contar', { selecao, tema: texto.tema });
  return office.act(who, 'comunicacoes', 'enviar', { id, versao, esperados: recebem, numero: recebem });
}

export const comunicacoesDemo: DemoPart = {
  after: ['filiados', 'meuPerfil'],
  seed(ctx) {
    const { office, person, on, ontem } = ctx;
    const ana = person('comunicacao');
    on(addDays(ontem, -12), '10:20', async () => {
      const tema = 'Assembleias e avisos estatutários';
      const { id, saiEm } = await send(ctx, ana, {
        titulo: 'Assembleia geral ordinária',
        tema,
        corpoHtml: ASSEMBLEIA,
        filtro: {},
      });
      const { write, now } = office.bytesContext(ana, 'comunicacoes.concluir');
      await write(async ({ tx }) => {
        await ended(tx, id, saiEm ?? now, 1);
        await sql`update filiados set email_devolvido_em = ${now}::timestamptz where email_devolvido_em is null and id in (
          select filiado_id from comunicacao_destinatarios where comunicacao_id = ${id}::uuid and estado = 'falhou')`.execute(
          tx,
        );
        await sql`update comunicacoes set estado = 'concluida', concluida_em = ${now}::timestamptz where id = ${id}::uuid`.execute(
          tx,
        );
      });
    });
    on(addDays(ontem, -2), '15:10', async () => {
      const filtro = { situacao: ['APOSENTADO'] };
      const { id } = await send(ctx, ana, {
        titulo: 'Encontro dos aposentados',
        tema: 'Eventos',
        corpoHtml: ENCONTRO,
        filtro,
      });
      const { write, now } = office.bytesContext(ana, 'comunicacoes.concluir');
      await write(async ({ tx }) => {
        await ended(tx, id, now, 0.4);
        await sql`update comunicacoes set estado = 'enviando' where id = ${id}::uuid`.execute(tx);
      });
      const { versao } = await office.act(ana, 'comunicacoes', 'get', { id });
      await office.act(ana, 'comunicacoes', 'interromper', { id, versao });
    });
    on(ontem, '18:40', async () => {
      const selecao = { filtro: { casa: ['SENADO'], cadastro: ['FILIADO'] } };
      const rascunho = {
        titulo: 'Sentença da ação coletiva',
        tema: 'Jurídico',
        remetente: null,
        corpoHtml: JURIDICO,
        selecao,
      };
      await office.act(ana, 'comunicacoes', 'create', rascunho);
      const filtro = { casa: ['TCU'] };
      await send(ctx, ana, { titulo: 'Confira os seus dados', tema: 'Informativo', corpoHtml: RECADASTRO, filtro });
    });
  },
};
