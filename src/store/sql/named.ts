/** Stands in a query for the value of this name. */
export class Placeholder {
  readonly name: string;
  constructor(name: string) {
    this.name = name;
  }
}

/** Names a value in a query. */
export type Named<Given> = <Name extends keyof Given & string>(name: Name) => Given[Name];
