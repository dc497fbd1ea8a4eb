/**
 * Operations of users (gestor_sistema): register with an invitation, change, e-mail, roles, enable and disable, delete,
 * sessions, log. The command `npm run usuarios` calls the same use cases.
 *
 * `alterarPapeis` takes the whole set of roles that the user shall have. Everything that changes the user acts on the
 * version that was seen; invitation and sessions have none. Source: spec 1 §2.22, §6.3, §7.2; decisions §2a, §4, §6.
 */
import {
  createInput,
  field,
  historyInput,
  historyOutput,
  idInput,
  op,
  param,
  recordOps,
  transitionInput,
  updateInput,
} from '@sede/domain/contract';
import { z } from 'zod';
import { sessaoPropriaSchema } from '../conta/conta.schema.ts';
import { contaErrors } from '../conta/index.ts';
import {
  emailFields,
  logUsuarioSchema,
  novoUsuarioFields,
  papeisFields,
  usuarioFields,
  usuarioSchema,
  usuariosList,
} from './usuario.schema.ts';
import { usuariosErrors } from './usuarios.messages.ts';

const { email_em_uso, escritorio_desconhecido, papel_desconhecido, ultimo_gestor, nao_encontrado } = usuariosErrors;

export const usuariosContract = {
  ...recordOps({
    path: '/usuarios',
    permission: 'usuarios',
    nomes: { um: 'um usuário', muitos: 'usuários' },
    list: usuariosList,
    record: usuarioSchema,
    fields: usuarioFields,
    errors: { save: [escritorio_desconhecido.code], remove: [nao_encontrado.code, ultimo_gestor.code] },
  }),
  create: op('usuarios.editar', {
    method: 'POST',
    path: '/usuarios',
    summary: 'Cadastra um usuário e envia o convite: um link para escolher a senha.',
    input: createInput(novoUsuarioFields),
    output: usuarioSchema,
    errors: [email_em_uso.code, escritorio_desconhecido.code, papel_desconhecido.code],
  }),
  update: op('usuarios.editar', {
    method: 'PATCH',
    path: '/usuarios/{id}',
    summary: 'Altera o nome e os escritórios de um usuário: só os campos enviados.',
    input: updateInput(usuarioFields),
    output: usuarioSchema,
    errors: [nao_encontrado.code, escritorio_desconhecido.code],
  }),
  alterarEmail: op('usuarios.editar', {
    method: 'POST',
    path: '/usuarios/{id}/alterar-email',
    summary: 'Troca o e-mail de um usuário: as sessões terminam e os dois endereços são avisados.',
    input: transitionInput(emailFields),
    output: usuarioSchema,
    errors: [nao_encontrado.code, email_em_uso.code],
  }),
  alterarPapeis: op('usuarios.editar', {
    method: 'POST',
    path: '/usuarios/{id}/alterar-papeis',
    summary: 'Define os papéis de um usuário; valem a partir do pedido seguinte.',
    input: transitionInput(papeisFields),
    output: usuarioSchema,
    errors: [nao_encontrado.code, papel_desconhecido.code, ultimo_gestor.code],
  }),
  habilitar: op('usuarios.editar', {
    method: 'POST',
    path: '/usuarios/{id}/habilitar',
    summary: 'Devolve o acesso a um usuário desabilitado.',
    input: transitionInput(),
    output: usuarioSchema,
    errors: [nao_encontrado.code, usuariosErrors.ja_habilitado.code],
  }),
  desabilitar: op('usuarios.editar', {
    method: 'POST',
    path: '/usuarios/{id}/desabilitar',
    summary: 'Tira o acesso de um usuário: as sessões terminam na hora.',
    input: transitionInput({
      motivo: field.optionalText(500).optional().describe('Mostrado à pessoa que perde o acesso'),
    }),
    output: usuarioSchema,
    errors: [nao_encontrado.code, usuariosErrors.ja_desabilitado.code, ultimo_gestor.code],
  }),
  redefinirDuasEtapas: op('usuarios.editar', {
    method: 'POST',
    path: '/usuarios/{id}/redefinir-duas-etapas',
    summary: 'Desliga a verificação em duas etapas de quem perdeu o celular e os códigos; as sessões terminam.',
    input: transitionInput({ motivo: field.text(300) }),
    output: usuarioSchema,
    errors: [nao_encontrado.code, usuariosErrors.sem_duas_etapas.code, usuariosErrors.propria_duas_etapas.code],
  }),
  convidar: op('usuarios.editar', {
    method: 'POST',
    path: '/usuarios/{id}/convidar',
    summary: 'Envia outro convite a quem ainda não escolheu a senha; o link anterior deixa de valer.',
    input: idInput(),
    output: usuarioSchema,
    errors: [nao_encontrado.code, usuariosErrors.convite_aceito.code, usuariosErrors.convite_desabilitado.code],
  }),
  copiarConvite: op('usuarios.editar', {
    method: 'POST',
    path: '/usuarios/{id}/copiar-convite',
    summary: 'Sem e-mail configurado: um novo link para escolher a senha, mostrado uma vez; o anterior deixa de valer.',
    input: idInput(),
    output: z.object({ link: z.string(), venceEm: z.string().describe('ISO 8601') }),
    shownOnce: true,
    errors: [
      nao_encontrado.code,
      usuariosErrors.convite_aceito.code,
      usuariosErrors.convite_desabilitado.code,
      usuariosErrors.convite_por_email.code,
    ],
  }),
  sessoes: op('usuarios.ver', {
    method: 'GET',
    path: '/usuarios/{id}/sessoes',
    summary: 'Lista as sessões abertas de um usuário.',
    input: idInput(),
    output: z.object({ itens: z.array(sessaoPropriaSchema) }),
  }),
  encerrarSessao: op('usuarios.editar', {
    method: 'POST',
    path: '/usuarios/{id}/encerrar-sessao',
    summary: 'Encerra uma sessão de um usuário.',
    input: idInput({ sessao: field.id() }),
    output: z.object({ encerradas: z.number().int() }),
    errors: [contaErrors.sessao_nao_encontrada.code],
  }),
  encerrarSessoes: op('usuarios.editar', {
    method: 'POST',
    path: '/usuarios/{id}/encerrar-sessoes',
    summary: 'Encerra todas as sessões de um usuário, menos a que faz o pedido.',
    input: idInput(),
    output: z.object({ encerradas: z.number().int() }),
    errors: [nao_encontrado.code],
  }),
  log: op('usuarios.ver', {
    method: 'GET',
    path: '/usuarios/{id}/log',
    summary:
      'O que um usuário fez que não muda registros: entradas, planilhas, downloads; do mais novo ao mais antigo.',
    input: idInput({ depois: param.id().optional(), quantos: param.int(1, 100).default(20) }),
    output: logUsuarioSchema,
  }),
  history: op('usuarios.ver', {
    method: 'GET',
    path: '/usuarios/{id}/historico',
    summary: 'Histórico de um usuário: quem mudou dados, perfis e escritórios, e quando.',
    input: historyInput(),
    output: historyOutput(),
  }),
};
