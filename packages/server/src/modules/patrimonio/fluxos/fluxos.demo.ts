/** Exits of the fictional union: many that are over, some out and expected, some late, of employees and of others; their terms accepted, signed on paper, refused, waiting. Days are counted from today; nothing is done before the history begins. */
import { addDays } from '@sede/domain/kernel';
import type { DemoPart } from '#demo/index.ts';
import { answerTermo, type RespostaNaDemo } from '../patrimonio.termos.demo.ts';

interface Saida {
  /** How many days ago it left, came back (null: it is out), and should: in so many days from today. */
  ha: number;
  voltou: number | null;
  previsao: number | null;
  bens: number;
  motivo: string;
  /** Of its term; 'aceita' where nothing else is said. */
  termo?: RespostaNaDemo;
  /** Somebody who is no employee. */
  outro?: { nome: string; email?: string };
}

const SAIDAS: readonly Saida[] = [
  { ha: 28, voltou: 27, previsao: -27, bens: 2, motivo: 'Assembleia no auditório da Câmara' },
  { ha: 24, voltou: 20, previsao: -21, bens: 1, motivo: 'Curso em São Paulo' },
  { ha: 21, voltou: null, previsao: -5, bens: 1, motivo: 'Trabalho remoto' },
  {
    ha: 18,
    voltou: 17,
    previsao: -17,
    bens: 1,
    motivo: 'Cobertura do congresso',
    termo: 'papel',
    outro: { nome: 'Lívia Sá, fotógrafa' },
  },
  {
    ha: 14,
    voltou: null,
    previsao: -1,
    bens: 2,
    motivo: 'Plantão jurídico',
    outro: { nome: 'Renato Vilela', email: 'renato@exemplo.sede' },
  },
  { ha: 9, voltou: 8, previsao: null, bens: 1, motivo: 'Reunião na sede do TCU' },
  { ha: 6, voltou: null, previsao: 3, bens: 3, motivo: 'Feira de serviços ao filiado', termo: 'nada' },
  { ha: 4, voltou: null, previsao: 11, bens: 1, motivo: 'Trabalho remoto', termo: 'recusa' },
  {
    ha: 2,
    voltou: null,
    previsao: null,
    bens: 1,
    motivo: 'Gravação de entrevista',
    termo: 'nada',
    outro: { nome: 'Estúdio Cerrado' },
  },
];

export const fluxosDemo: DemoPart = {
  after: ['bens', 'funcionarios'],
  async seed(demo) {
    const { office, person, desde, hoje, idOf, namesOf, ...ctx } = demo;
    const quem = person('patrimonio');
    const random = ctx.random.fork('fluxos');
    const pessoas = namesOf('funcionarios');
    // Of the first kinds, each once: none is twice out.
    const livres = namesOf('bens').slice(0, 30);
    const doDia = (dias: number) => {
      const dia = addDays(hoje, -dias);
      return dia < desde ? desde : dia;
    };
    for (const { ha, voltou, previsao, bens, motivo, outro, termo = 'aceita' } of SAIDAS) {
      const dataSaida = doDia(ha);
      office.at(dataSaida, '10:05');
      const levados = livres.splice(0, bens).map((nPatrimonio) => idOf('bens', nPatrimonio));
      const esperado = previsao === null ? null : addDays(hoje, previsao);
      const { ids } = await office.act(quem, 'fluxos', 'create', {
        ...{ bens: levados, motivoMovimentacao: motivo, dataSaida, horaSaida: '10:00', estadoPatrimonio: 'Bom' },
        previsao: esperado !== null && esperado < dataSaida ? dataSaida : esperado,
        ...(outro
          ? { responsavel: outro.nome, ...(outro.email && { email: outro.email }) }
          : { idFuncionario: idOf('funcionarios', random.pick(pessoas)) }),
      });
      if (termo !== 'nada' && (voltou === null || ha - voltou > 1))
        await answerTermo({ office: demo, random, bens: levados, dia: dataSaida, resposta: termo });
      if (voltou === null) continue;
      const dataRetorno = doDia(voltou);
      office.at(dataRetorno, '17:35');
      for (const id of ids)
        await office.act(quem, 'fluxos', 'retornar', {
          ...{ id, versao: 1, dataRetorno, horaRetorno: '17:30' },
          estadoRetorno: random.pick(['Bom', 'Bom', 'Regular'] as const),
        });
    }
  },
};
