/** A complete application, as the public form sends it, and what its mails hold. */
import {
  type CampoPedido,
  DEPENDENTE_VAZIO,
  FORMULARIO_VAZIO,
  type Formulario,
  paraEnvio,
} from '@sede/domain/modules/filiados/pedidos-filiacao';
import type { TestApp } from '#platform/testing/test-app.ts';

const CAMPOS: Partial<Record<CampoPedido, string>> = {
  ...{ name: 'Maria Helena Duarte', cpf: '529.982.247-25', dataNascimento: '08/05/1952', genero: 'Feminino' },
  ...{ rg: '1204556', orgaoExpeditor: 'SSP', UFOrgaoExpeditor: 'DF', estadoCivil: 'Viúvo(a)', nomeMae: 'Ana Duarte' },
  ...{ celular: '(61) 99914-2207', isWhatsapp: 'Sim', email: 'mhelena52@uol.com.br', CEP: '70755-030' },
  ...{ bairro: 'Asa Norte', cidade: 'Brasília', estado: 'DF', nomeCtEmergencia: 'Paulo Duarte' },
  ...{ celularEmergencia: '(61) 99911-1111', parentesco: 'Filho', home: 'SENADO', matricula: '24871' },
  ...{ situacaoFiliado: 'Aposentado', cargo: 'Técnico Legislativo', preferenciaEmail: 'Pessoal' },
  ...{ escolaridade: 'Ensino superior completo', filiadoAssociacao: 'Não' },
};

export function pedido(campos: Partial<Record<CampoPedido, string>> = {}, over: Partial<Formulario> = {}) {
  const dependente = { ...DEPENDENTE_VAZIO, nomeDependente: 'Clara Menezes', dataNascimentoDependente: '14/03/2016' };
  const form: Formulario = {
    ...FORMULARIO_VAZIO,
    ...{ dependentes: [dependente], consentimento: true, responsavel: true },
    ...over,
    campos: { ...FORMULARIO_VAZIO.campos, ...CAMPOS, ...campos },
  };
  const { enviado, digitado } = paraEnvio(form);
  const { consentimento, responsavel, convenios } = form;
  return { ...enviado, digitado, consentimento, responsavel, convenios };
}

export const ticketOf = (app: TestApp) => app.ticket('/filiacao');

export async function mailsTo(app: TestApp, para: string) {
  return app.rows<{ assunto: string; texto: string; motivo: string }>(
    `select assunto, texto, motivo from emails where para = '${para}' order by criado_em, id`,
  );
}
/** The token of the newest mail to this address. */
export async function tokenTo(app: TestApp, para: string): Promise<string> {
  const tokens = (await mailsTo(app, para)).flatMap(({ texto }) => /assinar#([\w-]+)/.exec(texto)?.[1] ?? []);
  return tokens.at(-1) ?? '';
}
