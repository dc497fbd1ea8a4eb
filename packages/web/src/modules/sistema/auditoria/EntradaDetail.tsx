import type { Entrada } from '@sede/domain/modules/sistema/auditoria';
import { InstantText } from '#platform/ui/index.ts';
import classes from './auditoria.module.css';

/** One entry whole: each field from what to what, the reason, the codes that help whoever is called. */
export function EntradaDetail({ entrada }: { entrada: Entrada }) {
  const { mudancas, motivo, operacao, requisicao, selada, id, apagadoEm, apagadoMotivo } = entrada;
  return (
    <div className={classes.detail}>
      {apagadoEm && (
        <p>
          O conteúdo foi apagado em <InstantText value={apagadoEm} />. Motivo: {apagadoMotivo}
        </p>
      )}
      {motivo && <p>Motivo: {motivo}</p>}
      {mudancas.length > 0 && (
        <table className={classes.changes}>
          <caption className="visually-hidden">O que mudou</caption>
          <thead>
            <tr>
              <th scope="col">Campo</th>
              <th scope="col">Antes</th>
              <th scope="col">Depois</th>
            </tr>
          </thead>
          <tbody>
            {mudancas.map(({ campo, rotulo, de, para }) => (
              <tr key={campo}>
                <th scope="row">{rotulo}</th>
                <td>{de}</td>
                <td>{para}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <p className={classes.codes}>
        Entrada {id} · {selada ? 'selada' : 'ainda sem selo'}
        {operacao && ` · ${operacao}`}
        {requisicao && ` · atendimento ${requisicao}`}
      </p>
    </div>
  );
}
