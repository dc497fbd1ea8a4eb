/** Maintenances of the fictional union: some that are over with each result, one in the workshop, one there for too long. Days are counted from today; nothing is done before the history begins. */
import { addDays } from '@sede/domain/kernel';
import { type DemoPart, makePdf, pdfName } from '#demo/index.ts';

interface Conserto {
  /** The plate, of what the register has under it (`bens.demo`) and nobody took out. */
  bem: string;
  ha: number;
  voltou: number | null;
  problema: string;
  responsavel: string;
  resultado?: 'Reparado' | 'Garantia' | 'Preventiva' | 'Sem conserto';
}

const CONSERTOS: readonly Conserto[] = [
  {
    bem: '004618',
    ha: 26,
    voltou: 22,
    problema: 'Tela com manchas',
    responsavel: 'Assistência LG',
    resultado: 'Garantia',
  },
  { bem: '004637', ha: 23, voltou: 19, problema: 'Não puxa papel', responsavel: 'PrintFix', resultado: 'Reparado' },
  {
    bem: '004642',
    ha: 20,
    voltou: 19,
    problema: 'Limpeza dos filtros',
    responsavel: 'Clima Bom',
    resultado: 'Preventiva',
  },
  {
    bem: '004652',
    ha: 16,
    voltou: 9,
    problema: 'Braço quebrado',
    responsavel: 'Móveis Sul',
    resultado: 'Sem conserto',
  },
  { bem: '004641', ha: 40, voltou: null, problema: 'Compressor não parte', responsavel: 'Clima Bom' },
  { bem: '004636', ha: 11, voltou: null, problema: 'Cabeça de impressão', responsavel: 'PrintFix' },
];

export const manutencoesDemo: DemoPart = {
  after: ['bens', 'fluxos'],
  async seed({ office, person, desde, hoje, idOf }) {
    const quem = person('patrimonio');
    const doDia = (dias: number) => {
      const dia = addDays(hoje, -dias);
      return dia < desde ? desde : dia;
    };
    for (const { bem, ha, voltou, problema, responsavel, resultado } of CONSERTOS) {
      const dataManutencao = doDia(ha);
      office.at(dataManutencao, '11:15');
      const anexo = await office.upload(quem, 'manutencoes', pdfName('Orçamento'), makePdf('Orçamento', [problema]));
      const { id, versao } = await office.act(quem, 'manutencoes', 'create', {
        ...{ bemId: idOf('bens', bem), responsavel, descricaoProblema: problema, dataManutencao },
        anexos: [anexo],
      });
      if (voltou === null || !resultado) continue;
      const dataRetorno = doDia(voltou);
      office.at(dataRetorno, '15:40');
      await office.act(quem, 'manutencoes', 'encerrar', {
        ...{ id, versao, dataRetorno, resultado },
        ...(resultado === 'Sem conserto' && { descartePendente: true }),
      });
    }
  },
};
