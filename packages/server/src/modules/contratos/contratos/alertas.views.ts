/**
 * The alerts of one contract: what each recipient had, with its delivery, and the marks that are still to come.
 *
 * Delivery is the state of the mail that the message names now; mails that left are swept after half a year and count as delivered. What
 * the mail server answered is told to whoever may send again. Source: decisions-sindical-contratos-patrimonio (Alerts); design/areas/contratos-lista.
 */
import { can } from '@sede/domain/access';
import { podeDe } from '@sede/domain/kernel';
import {
  type AlertaDoContrato,
  type ContratoCompleto,
  chaveDoMarco,
  contratosSettings,
  type EstadoDoAlerta,
  MOTIVO_DA_SITUACAO_DO_CONTRATO,
  type MotivoDoContrato,
  marcosPrevistos,
  motivoNaoEditarContrato,
  motivoNaoReenviarAlerta,
  readMarcos,
  rotuloDoMarco,
} from '@sede/domain/modules/contratos/contratos';
import { type RawBuilder, sql } from 'kysely';
import { readConfiguracoes } from '#modules/sistema/configuracoes/index.ts';
import type { ReadContext } from '#platform/api/index.ts';
import { contratos } from './contrato.record.ts';

/** Of alert `a`, its message `m` and the mail `e` of that. */
export const estadoDoAlerta: RawBuilder<EstadoDoAlerta> = sql`case when a.estado = 'superado' then 'superado' else coalesce(e.estado, 'enviado') end`;
export const destinatarioAtual: RawBuilder<boolean> = sql`exists (
  select from contratos_emails k where k.contrato_id = a.contrato_id and k.email = a.destinatario)`;
export const comEntrega = sql`contratos_alertas a left join contratos_alertas_mensagens m on m.id = a.mensagem_id left join emails e on e.id = m.email_id`;

interface Linha extends Omit<AlertaDoContrato, 'rotulo' | 'pode'> {
  dataAlvo: string;
  destinatarioAtual: boolean;
}

type Vigencia = Pick<ContratoCompleto, 'situacao' | 'dataFim' | 'dataAlerta' | 'emails'>;

function motivoNaoReenviar(reenvia: boolean, { situacao }: Vigencia, linha: Linha): MotivoDoContrato | null {
  if (!reenvia) return 'so_consulta';
  const outra = motivoNaoEditarContrato({ situacao });
  return outra ? MOTIVO_DA_SITUACAO_DO_CONTRATO[outra] : motivoNaoReenviarAlerta(linha);
}

async function readPrevistos({ db, today }: ReadContext, contrato: Vigencia, dados: readonly Linha[]) {
  const { situacao, dataFim, dataAlerta, emails } = contrato;
  if (situacao !== 'Vigente' || dataFim === null || emails.length === 0) return [];
  const dias = readMarcos((await readConfiguracoes(db, contratosSettings)).marcosAlertaContrato);
  const marcos = marcosPrevistos(
    { dataFim, dataAlerta },
    { dias, hoje: today, dados: new Set(dados.map((um) => chaveDoMarco(um))) },
  );
  return marcos.map(({ marco, dia }) => ({ rotulo: rotuloDoMarco(marco), dia }));
}

export async function readAlertas(ctx: ReadContext, { id }: { id: string }) {
  const contrato = await contratos.get(ctx, id);
  const { rows } = await sql<Linha>`
    select a.id, a.marco, a.data_alvo, a.destinatario, ${estadoDoAlerta} as estado, ${destinatarioAtual} as destinatario_atual,
      coalesce(m.dia, a.data_alvo - case when a.marco = 'data' then 0 else a.marco::int end) as dia, e.enviado_em,
      case when e.estado in ('pendente', 'falhou', 'incerto') then e.ultimo_erro end as erro, a.reenviado_em, a.reenviado_por
    from ${comEntrega} where a.contrato_id = ${id}::uuid order by dia desc, a.data_alvo desc, a.marco, a.destinatario`.execute(
    ctx.db,
  );
  const reenvia = can(ctx.actor.papeis, 'contratos.editar');
  return {
    itens: rows.map((linha): AlertaDoContrato => {
      const { dataAlvo: _, destinatarioAtual: __, ...um } = linha;
      return {
        ...um,
        rotulo: rotuloDoMarco(um.marco),
        erro: reenvia ? um.erro : null,
        pode: podeDe({ reenviar: motivoNaoReenviar(reenvia, contrato, linha) }),
      };
    }),
    previstos: await readPrevistos(ctx, contrato, rows),
  };
}
