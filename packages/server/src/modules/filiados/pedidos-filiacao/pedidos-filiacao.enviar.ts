/**
 * An application is sent: judged by the form's own rules, kept with its protocol, term and consents, and the link to sign is mailed.
 *
 * Whether the CPF or e-mail is known is not looked at: the answer is the same for all. Three a day for one CPF and for one e-mail.
 * Errors: `pedidosFiliacao.incompleto` (400, fields), `plataforma.limite_publico` (429).
 * Source: spec 2 §4, §5, §8; decisions-members (Public application; Name search: 'Both pages').
 */
import type { InputOf } from '@sede/domain/contract';
import { addDays, normaliseCpfCnpj, normaliseEmail, OBRIGATORIO } from '@sede/domain/kernel';
import { VALORES_CASA } from '@sede/domain/modules/filiados/filiados';
import {
  emailMascarado,
  type Formulario,
  faltas,
  mensagemDasFaltas,
  type Ofertas,
  opcoesErradas,
  type PedidoEnviado,
  paraEnvio,
  pedidosErrors,
  pedidosMessages,
  pedidosSettings,
  problemas,
  ROTULO_FINALIDADE,
  readRespostas,
  temMenor,
  VALIDADE_DIAS,
} from '@sede/domain/modules/filiados/pedidos-filiacao';
import type { pedidosFiliacaoContract } from '@sede/domain/modules/filiados/pedidos-filiacao/contract';
import { publicUrlOf, sendMail } from '#modules/acesso/sessao/index.ts';
import { readConfiguracoes } from '#modules/sistema/configuracoes/index.ts';
import { type Actor, takeTurns, type WriteContext } from '#platform/api/index.ts';
import { linkParaAssinar, pedidoParaAssinarMail } from './pedidos-filiacao.mail.ts';
import { readOfertas } from './pedidos-filiacao.pagina.ts';
import {
  insertConsentimentos,
  insertPedido,
  type NovoConsentimento,
  newToken,
  versoesDosTextos,
} from './pedidos-filiacao.store.ts';

type Enviar = InputOf<(typeof pedidosFiliacaoContract)['enviar']>;
const POR_DIA = { max: 3, seconds: 86_400 };

/** Careers and associations may have changed since the page was opened: the person chooses anew among those of today. */
function refuseWrong(form: Formulario, hoje: string, ofertas: Ofertas): void {
  const missing = faltas(form, hoje);
  if (missing.length > 0) {
    throw pedidosErrors.incompleto({
      values: { mensagem: mensagemDasFaltas(missing) },
      campos: Object.fromEntries(missing.map(({ campo }) => [campo, OBRIGATORIO])),
    });
  }
  const campos = { ...opcoesErradas(form, ofertas), ...problemas(form, hoje) };
  const [first] = Object.values(campos);
  if (first !== undefined) throw pedidosErrors.incompleto({ values: { mensagem: first }, campos });
}

export async function enviar(ctx: WriteContext<Actor | null>, input: Enviar): Promise<PedidoEnviado> {
  const { tx, now, today } = ctx;
  const { digitado, consentimento, responsavel, convenios, ...envio } = input;
  const form: Formulario = { ...envio, consentimento, responsavel, convenios };
  refuseWrong(form, today, await readOfertas(tx));
  const { enviado } = paraEnvio(form);
  const dados = { ...enviado, ...(digitado ? { digitado } : {}) };
  const cpf = normaliseCpfCnpj(enviado.campos.cpf);
  const email = normaliseEmail(enviado.campos.email);
  await takeTurns(ctx, [
    { flow: 'filiacao.cpf', value: cpf, ...POR_DIA },
    { flow: 'filiacao.email', value: email, ...POR_DIA },
  ]);
  const cfg = await readConfiguracoes(tx, pedidosSettings);
  const versao = await versoesDosTextos(tx);
  const { token, digest } = newToken();
  const nome = readRespostas(dados).campos.name;
  const expiraEm = addDays(today, VALIDADE_DIAS);
  const { id, protocolo } = await insertPedido(tx, now, {
    ...{ dados, nome, cpf, email, digest, expiraEm },
    casa: VALORES_CASA.find((casa) => casa === enviado.campos.home) ?? '',
    termo: cfg.termoFiliacao,
    termoVersao: versao('termoFiliacao'),
  });
  const menores = temMenor(form, today);
  const consents: Omit<NovoConsentimento, 'pedidoId'>[] = [
    { finalidade: 'filiacao', texto: cfg.textoConsentimento, versaoTexto: versao('textoConsentimento') },
  ];
  if (menores) consents.push({ finalidade: 'menores', texto: ROTULO_FINALIDADE.menores, versaoTexto: 0 });
  if (convenios) consents.push({ finalidade: 'convenios', texto: ROTULO_FINALIDADE.convenios, versaoTexto: 0 });
  await insertConsentimentos(
    tx,
    now,
    consents.map((one) => ({ ...one, pedidoId: id })),
  );
  const url = linkParaAssinar(publicUrlOf(ctx.services.config), token);
  await sendMail(tx, pedidoParaAssinarMail({ email, nome, protocolo }, { url, expiraEm }), now);
  return {
    protocolo,
    enviadoPara: emailMascarado(email),
    validoAte: expiraEm,
    mensagem: pedidosMessages.enviado,
  };
}
