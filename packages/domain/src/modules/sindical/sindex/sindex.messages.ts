/** Texts of Sindex; those of the text are to its letter. Source: spec 3 §2.14; decisions-sindical (Words, Sindex). */
import { defineErrors, defineMotivos } from '@sede/domain/kernel';
import { PAGINAS_DO_SINDEX } from './sindex.name.ts';

export const sindexMotivos = defineMotivos({ de_outro: 'Só quem guardou o cálculo pode excluí-lo.' });

export const sindexErrors = defineErrors('sindex', {
  de_outro: { kind: 'forbidden', message: sindexMotivos.texto('de_outro') },
  comparar_quantos: { kind: 'rule', message: 'Compare de 2 a 4 cálculos.' },
  comparar_tipos: { kind: 'rule', message: 'Compare cálculos do mesmo tipo.' },
});

export const sindexMessages = {
  ...PAGINAS_DO_SINDEX,
  escolha: 'Para comecar voce precisa selecionar qual calculo deseja realizar.',
  numeroInvalido: 'Número inválido.',
  zero: 'Deve ser maior que zero',
  algarismosDemais: 'No máximo 15 algarismos antes da vírgula.',
  decimaisDemais: 'No máximo 6 casas decimais.',
  notaForaDaEscala: 'A nota vai de 0 a 5.',
  guardar: 'Guardar cálculo',
  guardado: 'Cálculo guardado com sucesso!',
  excluir: 'Excluir cálculo',
  pergunta: 'Confirma a exclusão permanente do cálculo?',
  excluido: 'Cálculo excluído com sucesso!',
  comparar: 'Comparar',
  semGuardados: 'Nenhum cálculo guardado',
  comoGuardar: 'Faça um cálculo no Sindex e guarde-o: ele aparece aqui com a data e o autor, para ser comparado.',
  ativosDoCadastro: (quantos: string) => `No cadastro de hoje: ${quantos}.`,
  semAtivos: 'O número de hoje não pôde ser lido do cadastro: digite-o.',
} as const;
