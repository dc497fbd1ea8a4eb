/** Texts of saved views (those of the form: `visao.form.messages`). Source: issue 3 (Saved views). */
import { defineErrors } from '@sede/domain/kernel';

export const visoesErrors = defineErrors('visoes', {
  lista_desconhecida: { kind: 'invalid', message: 'Esta lista não guarda visões.' },
  consulta_invalida: { kind: 'invalid', message: 'A lista não entende os filtros desta visão.' },
  nome_repetido: { kind: 'conflict', message: 'Você já tem uma visão com este nome nesta lista.' },
  papel_sem_acesso: {
    kind: 'rule',
    message: ({ papel }: { papel: string }) => `Quem tem o perfil ${papel} não abre esta lista.`,
  },
  papel_alheio: {
    kind: 'rule',
    message: ({ papel }: { papel: string }) =>
      `Só se compartilha com um perfil que se tem, e ${papel} não é um dos seus. O gestor do sistema compartilha com qualquer um.`,
  },
});

export const visoesMessages = {
  visoes: 'Visões',
  semVisao: 'Lista sem visão',
  alterada: 'alterada',
  salvar: 'Salvar visão atual…',
  editar: 'Renomear e compartilhar…',
  atualizar: 'Guardar os filtros atuais nesta visão',
  restaurar: 'Voltar à visão como foi salva',
  tornarPadrao: 'Abrir a lista sempre com esta visão',
  retirarPadrao: 'Não abrir mais a lista com esta visão',
  fixar: 'Fixar no início',
  soltar: 'Tirar do início',
  fixadaAgora: 'A visão está no início e nos menus.',
  soltaAgora: 'A visão saiu do início e dos menus.',
  excluir: 'Excluir visão',
  pergunta: 'Confirma a exclusão da visão? Os registros que ela mostra não mudam.',
  perguntaCompartilhada: 'A visão é compartilhada: deixa de aparecer também para os outros.',
  atualizada: 'Visão atualizada.',
  excluido: 'Visão excluída.',
  padraoDefinido: 'A lista abre com esta visão de agora em diante.',
  padraoRetirado: 'A lista abre sem visão de agora em diante.',
  naoEncontrada: 'A visão deste endereço não existe mais ou não é compartilhada com você.',
  incompleta: 'Parte desta visão não existe mais nesta lista e ficou de fora:',
} as const;
