export const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);
