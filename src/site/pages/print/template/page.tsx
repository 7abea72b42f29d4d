import { Still } from '#site/ui/still/still.tsx';
import '../sheet/sheet.css';
import '../sheet/sheet-tables.css';

/** The sheets alone. */
export default function SheetTemplate() {
  return <Still className="sheets" name="sheets" />;
}
