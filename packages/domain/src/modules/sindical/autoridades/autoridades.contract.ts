/**
 * Operations of authorities. Opening a profile is written down; what is sensitive is answered by `completa` alone, which is written down
 * too. Deleting asks for `autoridades.ver` besides `.excluir`. A photo is sent first, drawn anew, and named by the next save.
 * Source: spec 3 §2.11, §7; decisions-sindical-contratos-patrimonio (Permissions added, Authorities).
 */
import {
  createInput,
  doneOutput,
  field,
  fileOutput,
  filterInput,
  historyInput,
  historyOutput,
  idInput,
  listInput,
  noInput,
  noSums,
  op,
  optionsInput,
  pageOutput,
  param,
  removeInput,
  totalsOutput,
  transitionInput,
  updateInput,
} from '@sede/domain/contract';
import { z } from 'zod';
import {
  autoridadeCompletaSchema,
  autoridadeFields,
  autoridadeListada,
  autoridadeOpcaoSchema,
  autoridadeSchema,
  autoridadesList,
  fotoEnviadaSchema,
} from './autoridade.schema.ts';
import { autoridadesErrors as errors } from './autoridades.messages.ts';

const saving = [errors.um_atual.code, errors.anexos_demais.code, errors.foto_alheia.code];

export const autoridadesContract = {
  list: op('autoridades.ver', {
    method: 'GET',
    path: '/autoridades',
    summary: 'Lista os perfis de autoridades por nome, uma página por vez.',
    input: listInput(autoridadesList),
    output: pageOutput(autoridadeListada, noSums()),
  }),
  totals: op('autoridades.ver', {
    method: 'GET',
    path: '/autoridades/totais',
    summary: 'Conta os perfis de autoridades que o filtro encontra.',
    input: filterInput(autoridadesList.filtros, autoridadesList),
    output: totalsOutput(noSums()),
  }),
  options: op('autoridades.vincular', {
    method: 'GET',
    path: '/autoridades/opcoes',
    summary: 'Autoridades para citar num registro: nome, cargo atual e partido, até 20; com ids, exatamente essas.',
    input: optionsInput(),
    output: z.object({ itens: z.array(autoridadeOpcaoSchema) }),
  }),
  get: op('autoridades.ver', {
    method: 'GET',
    path: '/autoridades/{id}',
    summary: 'Lê um perfil, sem o que é sensível; fica registrado quem abriu.',
    input: idInput(),
    output: autoridadeSchema,
  }),
  completa: op('autoridades.ver', {
    method: 'GET',
    path: '/autoridades/{id}/completa',
    summary: 'Lê um perfil com religião e parentesco; fica registrado quem leu.',
    input: idInput(),
    output: autoridadeCompletaSchema,
  }),
  foto: op('autoridades.ver', {
    method: 'GET',
    path: '/autoridades/{id}/foto',
    summary: 'A foto de um perfil, quadrada: 400 pontos, ou 100 com miniatura=sim.',
    input: idInput({
      miniatura: param.bool().optional(),
      de: param.id().optional().describe('A que se viu no perfil: então o navegador a guarda'),
    }),
    output: fileOutput(),
    raw: 'download',
  }),
  enviarFoto: op('autoridades.editar', {
    method: 'POST',
    path: '/autoridades/foto',
    summary:
      'Recebe uma foto (JPEG, PNG ou WebP, até 5 MB e 40 megapixels) e a redesenha em dois quadrados sem metadados; o perfil que a nomeia fica com ela.',
    input: noInput(),
    output: fotoEnviadaSchema,
    errors: [errors.foto_ilegivel.code, errors.foto_grande.code],
    raw: 'upload',
  }),
  create: op('autoridades.editar', {
    method: 'POST',
    path: '/autoridades',
    summary: 'Cadastra um perfil de autoridade.',
    input: createInput(autoridadeFields),
    output: autoridadeSchema,
    errors: saving,
  }),
  update: op('autoridades.editar', {
    method: 'PATCH',
    path: '/autoridades/{id}',
    summary: 'Altera um perfil: só os campos enviados; cargos e anexos, quando enviados, são todos.',
    input: updateInput(autoridadeFields),
    output: autoridadeSchema,
    errors: saving,
  }),
  removerAnexo: op('autoridades.editar', {
    method: 'POST',
    path: '/autoridades/{id}/remover-anexo',
    summary: 'Exclui um documento de um perfil: deixa de ser visto, e fica guardado quem o excluiu e quando.',
    input: transitionInput({ anexo: field.id() }),
    output: autoridadeSchema,
  }),
  remove: op('autoridades.excluir', {
    method: 'DELETE',
    path: '/autoridades/{id}',
    summary: 'Exclui um perfil em definitivo; quem não vê perfis não os exclui.',
    input: removeInput(),
    output: doneOutput(),
  }),
  history: op('autoridades.ver', {
    method: 'GET',
    path: '/autoridades/{id}/historico',
    summary: 'Histórico de um perfil: quem mudou o quê e quando; o que é sensível, só que mudou.',
    input: historyInput(),
    output: historyOutput(),
  }),
};
