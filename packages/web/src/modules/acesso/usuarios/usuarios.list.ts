/** The list of users: what it is sorted and filtered by, in step with its `list` operation. */
import { ROLES } from '@sede/domain/access';
import { SITUACOES_USUARIO, USUARIOS_ORDEM } from '@sede/domain/modules/acesso/usuarios';
import { escritoriosSource } from '#modules/juridico/escritorios/index.ts';
import { choiceFilter, defineList, optionsOf, recordFilter, yesNoFilter } from '#platform/ui/index.ts';

export const usuariosList = defineList('usuarios.list', {
  order: USUARIOS_ORDEM,
  search: 'Buscar nome ou e-mail…',
  filters: {
    papel: choiceFilter({ label: 'Perfil', options: optionsOf(ROLES), pinned: true }),
    situacao: choiceFilter({ label: 'Situação', options: optionsOf(SITUACOES_USUARIO), pinned: true }),
    escritorio: recordFilter({ label: 'Escritório', source: escritoriosSource }),
    doisFatores: yesNoFilter({ label: 'Duas etapas', yes: 'Ativa', no: 'Não ativa' }),
  },
});
