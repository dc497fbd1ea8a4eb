/** Texts of the waiting list. Source: decisions-legal (Waiting list). */
import { defineErrors } from '@sede/domain/kernel';
import { PAGINA_DA_LISTA_DE_ESPERA } from './lista-espera.name.ts';

export const listaEsperaErrors = defineErrors('lista-espera', {
  repetido: { kind: 'conflict', message: 'O filiado já está na lista de espera para este serviço e escritório.' },
});

export const listaEsperaMessages = {
  ...PAGINA_DA_LISTA_DE_ESPERA,
  editar: 'Editar a espera',
  salvo: 'Lista de espera atualizada com sucesso!',
  tirar: 'Tirar da lista de espera',
  perguntaTirar: (nome: string) => `Confirma a retirada de ${nome} da lista de espera?`,
  tirado: 'Retirado da lista de espera.',
  agendar: 'Agendar atendimento',
  datasCruzadas: 'A data final não pode ser anterior à data inicial!',
  naoEFiliado: 'Só entra na lista quem é filiado.',
  vazia:
    'Aqui fica quem espera um horário que ainda não há. Ninguém é avisado sozinho: "Cabe em horário livre" mostra quem já pode ser agendado, e agendar tira da lista.',
} as const;
