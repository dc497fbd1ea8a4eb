/** Agendas of the old system: hours on the wall, days by their keys, what is refused, doubled, blocked; two of one key. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { importRig } from '#platform/testing/import-rig.ts';
import { escritoriosModule } from '../escritorios/index.ts';
import { agendasModule } from './index.ts';

let rig: Awaited<ReturnType<typeof importRig>>;
let first: Awaited<ReturnType<typeof rig.importar>>;

/** An hour of São Paulo, in the years of summer time two hours behind UTC, else three. */
const at = (dia: string, hora: string, fuso = '-03:00') => Date.parse(`${dia}T${hora}:00${fuso}`);
const slot = (dia: string, de: string, ate: string, mais: object = {}) => ({
  hora_inicio: at(dia, de),
  hora_final: at(dia, ate),
  isSelected: false,
  ...mais,
});
const dia = (data: string, fuso = '-03:00') => String(at(data, '00:00', fuso));
const AGENDA = {
  escritorio: { id: 'e1', nome: 'Prado' },
  tipo_atendimento: 'Presencial',
  tipo_servico: 'Jurídico',
  anoAgenda: 2030,
  situacao: 'Ativa',
};
const EXPORT = {
  juridico: {
    escritorios_advocacia: { e1: { nome: 'Prado', email: 'a@prado.example' } },
    agendas: {
      e1: {
        a: {
          ...AGENDA,
          datas: {
            [dia('2030-12-03')]: [
              slot('2030-12-03', '09:00', '09:40'),
              // The instants say another day: the key's counts.
              slot('2030-11-01', '09:40', '10:20', { isSelected: true }),
              slot('2030-12-03', '23:30', '00:00', { hora_final: at('2030-12-04', '00:00') }),
              slot('2030-12-03', '11:00', '11:00'),
              slot('2030-12-03', '09:00', '10:00', { isSelected: true, atendimentoId: 't1' }),
              { hora_inicio: at('2030-12-03', '15:00') },
            ],
            ontem: [slot('2030-12-03', '09:00', '09:40')],
          },
        },
        b: {
          ...AGENDA,
          tipo_servico: undefined,
          datas: { [dia('2030-12-04')]: { x: slot('2030-12-04', '10:00', '10:40') } },
        },
        c: {
          ...AGENDA,
          anoAgenda: undefined,
          datas: { [dia('2031-01-06')]: { x: { hora_inicio: '08:00', hora_final: '08h30' } } },
        },
        // Summer time began at midnight of 04/11/2018: the day began at 01:00, and its key says so.
        d: {
          ...AGENDA,
          anoAgenda: 2018,
          datas: {
            [String(at('2018-11-04', '01:00', '-02:00'))]: [
              {
                hora_inicio: at('2018-11-04', '09:00', '-02:00'),
                hora_final: at('2018-11-04', '09:40', '-02:00'),
                isSelected: true,
              },
            ],
            [String(at('2018-02-17', '00:00', '-02:00'))]: [
              { hora_inicio: at('2018-02-17', '23:00', '-02:00'), hora_final: at('2018-02-17', '23:30', '-02:00') },
            ],
          },
        },
        e: { ...AGENDA, situacao: 'Excluido', datas: {} },
        f: { ...AGENDA, anoAgenda: 'x' },
      },
      sumiu: { g: { ...AGENDA, escritorio: 'sumiu' } },
    },
  },
};

beforeAll(async () => {
  rig = await importRig([escritoriosModule, agendasModule]);
  first = await rig.importar(EXPORT);
});
afterAll(() => rig.close());

it('two of one key are told apart, deleted ones stay deleted, some are refused', async () => {
  expect(first('agendas')).toMatchObject({
    lidos: 7,
    importados: 5,
    recusados: [
      { chave: 'e1/f', texto: 'sem ano' },
      { chave: 'sumiu/g', texto: 'o escritório não foi importado' },
    ],
  });
  expect(
    await rig.rows(`select id_origem as chave, ano, identificacao, tipo_servico, situacao from agendas order by 1`),
  ).toEqual([
    { chave: 'e1/a', ano: 2030, identificacao: '', tipo_servico: 'Jurídico', situacao: 'Ativa' },
    { chave: 'e1/b', ano: 2030, identificacao: '2', tipo_servico: 'Jurídico', situacao: 'Ativa' },
    { chave: 'e1/c', ano: 2031, identificacao: '', tipo_servico: 'Jurídico', situacao: 'Ativa' },
    { chave: 'e1/d', ano: 2018, identificacao: '', tipo_servico: 'Jurídico', situacao: 'Ativa' },
    { chave: 'e1/e', ano: 2030, identificacao: '', tipo_servico: 'Jurídico', situacao: 'Excluído' },
  ]);
});

it('slots stand at the hours of the wall on the day of their key; of two that begin together the taken one stays', async () => {
  const horarios = await rig.rows<{
    chave: string;
  }>(`select a.id_origem as chave, h.data::text, h.inicio_min as de, h.fim_min as ate,
      h.bloqueio_motivo as bloqueio from agenda_horarios h join agendas a on a.id = h.agenda_id order by 1, 2, 3`);
  const ocupado = 'Ocupado no sistema anterior';
  expect(horarios).toEqual([
    { chave: 'e1/a', data: '2030-12-03', de: 540, ate: 600, bloqueio: ocupado },
    { chave: 'e1/a', data: '2030-12-03', de: 580, ate: 620, bloqueio: ocupado },
    { chave: 'e1/a', data: '2030-12-03', de: 1410, ate: 1440, bloqueio: null },
    { chave: 'e1/b', data: '2030-12-04', de: 600, ate: 640, bloqueio: null },
    { chave: 'e1/c', data: '2031-01-06', de: 480, ate: 510, bloqueio: null },
    { chave: 'e1/d', data: '2018-02-17', de: 1380, ate: 1410, bloqueio: null },
    // Gone by: nobody is offered it.
    { chave: 'e1/d', data: '2018-11-04', de: 540, ate: 580, bloqueio: null },
  ]);
  expect(first('agendas').ressalvas).toEqual([
    { chave: 'e1/a', texto: 'horário recusado em 2030-12-03: 11:00 - 11:00' },
    { chave: 'e1/a', texto: 'horário repetido em 2030-12-03: 09:00 - 10:00' },
    { chave: 'e1/a', texto: 'horário recusado em 2030-12-03: sem início ou fim' },
    { chave: 'e1/a', texto: "dia 'ontem' recusado: não é uma data" },
    { chave: 'e1/b', texto: "tipo_servico '': ficou Jurídico" },
    { chave: 'e1/b', texto: "há outra agenda igual: ficou com a identificação '2'" },
  ]);
});

it('a second run adds nothing', async () => {
  expect((await rig.importar(EXPORT))('agendas')).toMatchObject({ importados: 0, jaImportados: 5 });
  expect(await rig.rows('select count(*)::int as n from agenda_horarios')).toEqual([{ n: 7 }]);
});
