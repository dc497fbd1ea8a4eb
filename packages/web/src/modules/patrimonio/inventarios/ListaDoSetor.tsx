import {
  type BemDoEscopo,
  inventariosMessages as messages,
  RESULTADO_ROTULOS,
  textoDaSaida,
} from '@sede/domain/modules/patrimonio/inventarios';
import { IconAlertTriangle, IconCheck, IconDoorExit, IconPoint } from '@tabler/icons-react';
import { StatusTag } from '#platform/ui/index.ts';
import { detalheDaLeitura } from './CartaoDaLeitura.tsx';
import { type ContaDoSetor, type LeituraNoCelular, leiturasDo } from './celular.ts';
import { TOM_DO_RESULTADO } from './inventario.status.ts';
import classes from './leitura.module.css';

/** More are not read on a phone; the desk has all of them. */
const MOSTRADAS = 60;

/** 'agora', 'há 5 min', 'há 2 h', 'há 6 d'. */
function haQuanto(instante: string): string {
  const minutos = Math.max(0, Math.round((Date.now() - Date.parse(instante)) / 60_000));
  if (minutos === 0) return 'agora';
  if (minutos < 60) return `há ${minutos} min`;
  const horas = Math.round(minutos / 60);
  return horas < 24 ? `há ${horas} h` : `há ${Math.round(horas / 24)} d`;
}

function Lida({ leitura }: { leitura: LeituraNoCelular }) {
  const { numero, tipo, resultado, lidoEm } = leitura;
  const achado = resultado === 'encontrado';
  const Icone = achado ? IconCheck : IconAlertTriangle;
  return (
    <li data-tone={TOM_DO_RESULTADO[resultado]}>
      <Icone size={22} aria-hidden />
      <div>
        <p>
          <b>{numero}</b> {tipo}
        </p>
        <p className={classes.detalhe}>{detalheDaLeitura(leitura)}</p>
      </div>
      {achado ? (
        <span className={classes.quando}>{haQuanto(lidoEm)}</span>
      ) : (
        <StatusTag tone={TOM_DO_RESULTADO[resultado]} label={RESULTADO_ROTULOS[resultado]} />
      )}
    </li>
  );
}

interface PorLerProps {
  bem: BemDoEscopo;
  /** Of all sectors: where to look for it. */
  comSetor: boolean;
}

function PorLer({ bem: { numero, tipo, nome, com, saida, setor }, comSetor }: PorLerProps) {
  const Icone = saida ? IconDoorExit : IconPoint;
  return (
    <li data-tone={saida ? 'today' : 'neutral'}>
      <Icone size={22} aria-hidden />
      <div>
        <p>
          <b>{numero}</b> {tipo}
        </p>
        <p className={classes.detalhe}>
          {[saida ? textoDaSaida(saida) : com ? `Com ${com}` : nome, comSetor && setor].filter(Boolean).join(' · ')}
        </p>
      </div>
      {saida && <StatusTag tone="today" label={RESULTADO_ROTULOS.fora} />}
    </li>
  );
}

interface ListaDoSetorProps {
  leituras: readonly LeituraNoCelular[];
  setor: string | null;
  conta: ContaDoSetor;
  /** What is still to be read, in the place of what was. */
  faltando: boolean;
}

/** What was read here, newest first, and what is out; or what is still to be read. */
export function ListaDoSetor({ leituras, setor, conta, faltando }: ListaDoSetorProps) {
  if (faltando)
    return (
      <ul className={classes.lista} aria-label={messages.faltam(conta.faltam.length)}>
        {conta.faltam.slice(0, MOSTRADAS).map((bem) => (
          <PorLer key={bem.id} bem={bem} comSetor={setor === null} />
        ))}
      </ul>
    );
  const fora = setor === null ? [] : conta.faltam.filter(({ saida }) => saida !== null);
  return (
    <ul className={classes.lista} aria-label="Leituras">
      {leiturasDo(leituras, setor)
        .slice(0, MOSTRADAS)
        .map((leitura) => (
          <Lida key={leitura.chave} leitura={leitura} />
        ))}
      {fora.map((bem) => (
        <PorLer key={bem.id} bem={bem} comSetor={false} />
      ))}
    </ul>
  );
}
