import { type ContaDemo, useSession } from '#platform/session/index.ts';
import classes from './sessao.module.css';

/** Only in the demonstration: an account for each role; a press fills the form. Source: issue 3 (Demo). */
export function DemoAccounts({ onChoose }: { onChoose: (account: ContaDemo) => void }) {
  const { demonstracao } = useSession();
  return (
    <section className={classes.demo} aria-labelledby="demonstracao">
      <h2 id="demonstracao">Contas da demonstração</h2>
      <p>Escolha um perfil e toque em Acessar. Os dados são fictícios.</p>
      <ul>
        {demonstracao?.map((account) => (
          <li key={account.email}>
            <button type="button" onClick={() => onChoose(account)}>
              <strong>{account.rotulo}</strong>
              <span>{account.nome}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
